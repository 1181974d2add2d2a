GRANT SELECT, INSERT, UPDATE ON job TO roofline_app;
--> statement-breakpoint
-- Which job comes next is decided between workspaces; what it does is done inside its own, as roofline_app.
GRANT SELECT, UPDATE, DELETE ON job TO roofline_system;
--> statement-breakpoint
ALTER TABLE job ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE job FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY job_of_workspace ON job TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
CREATE POLICY job_for_identity ON job TO roofline_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- The answer of an accepted import stood among how its file is read. The owner of the tables sees rows only without FORCE.
ALTER TABLE component_import NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE component_import SET answer = mapping -> 'answer', mapping = mapping - 'answer' WHERE mapping ? 'answer';
--> statement-breakpoint
ALTER TABLE component_import FORCE ROW LEVEL SECURITY;
