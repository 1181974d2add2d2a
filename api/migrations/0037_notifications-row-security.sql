-- Whoever creates a project, is responsible for it, writes a note or is mentioned follows it, also in what is there already.
-- The owner of the tables sees their rows only without FORCE.
ALTER TABLE project NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_note NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO project_follower (workspace_id, project_id, user_id, is_following, since)
SELECT DISTINCT ON (w.workspace_id, w.project_id, w.user_id) w.workspace_id, w.project_id, w.user_id, true, w.since
FROM (
  SELECT workspace_id, project_id, created_by AS user_id, created_at AS since FROM project
  UNION ALL SELECT workspace_id, project_id, owner_user_id, created_at FROM project
  UNION ALL SELECT workspace_id, project_id, user_id, created_at FROM project_note
  UNION ALL SELECT workspace_id, project_id, unnest(mentioned_user_ids), created_at FROM project_note
) w
JOIN app_user u ON u.user_id = w.user_id
ORDER BY w.workspace_id, w.project_id, w.user_id, w.since;
--> statement-breakpoint
ALTER TABLE project FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_note FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON project_follower TO roofline_app;
--> statement-breakpoint
ALTER TABLE project_follower ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_follower FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_follower_of_workspace ON project_follower TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
-- Everyone in a workspace may tell someone else something; only the recipient reads it, and marks it as read.
GRANT SELECT, INSERT, UPDATE ON user_notification TO roofline_app;
--> statement-breakpoint
ALTER TABLE user_notification ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_notification FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY user_notification_of_recipient ON user_notification TO roofline_app
  USING (user_id = (SELECT nullif(current_setting('roofline.user_id', true), '')::uuid)
    AND workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
-- Who has mail to come is asked between workspaces; the mail is written inside its own, as its recipient.
GRANT SELECT, DELETE ON user_notification TO roofline_system;
--> statement-breakpoint
CREATE POLICY user_notification_for_service ON user_notification TO roofline_system USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON notification_preference TO roofline_system;
--> statement-breakpoint
CREATE POLICY notification_preference_for_service ON notification_preference TO roofline_system USING (true) WITH CHECK (true);
