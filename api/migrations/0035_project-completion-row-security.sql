GRANT SELECT, INSERT, UPDATE, DELETE ON project_completion TO roofline_app;
--> statement-breakpoint
ALTER TABLE project_completion ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_completion FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_completion_of_workspace ON project_completion TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
