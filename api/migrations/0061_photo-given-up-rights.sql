-- A job that is given up is closed with the rights of roofline_system, and internal staff begin it again with them.
GRANT SELECT (picture_given_up), UPDATE (picture_given_up) ON photo TO roofline_system;
--> statement-breakpoint
-- Photos of before: a job that ended well has found the file unreadable; of all others nobody knows, so they may be tried again.
-- The owner of the tables sees rows only without FORCE.
ALTER TABLE photo NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE job NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE photo p SET picture_given_up = true
WHERE p.image_state = 'failed' AND NOT EXISTS (
  SELECT 1 FROM job j
  WHERE j.workspace_id = p.workspace_id AND j.kind = 'photoSizes' AND j.status = 'succeeded'
    AND j.once_key = 'photo ' || p.property_photo_id
);
--> statement-breakpoint
ALTER TABLE photo FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE job FORCE ROW LEVEL SECURITY;
