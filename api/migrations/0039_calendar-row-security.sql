GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_feed TO roofline_app;
--> statement-breakpoint
-- A feed is found by its secret before anyone is known to ask: roofline_system, which also notes when it was read.
GRANT SELECT, UPDATE ON calendar_feed TO roofline_system;
--> statement-breakpoint
ALTER TABLE calendar_feed ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE calendar_feed FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY calendar_feed_of_workspace ON calendar_feed TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
CREATE POLICY calendar_feed_for_identity ON calendar_feed TO roofline_system USING (true) WITH CHECK (true);
