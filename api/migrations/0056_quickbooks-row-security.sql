GRANT SELECT, INSERT, UPDATE, DELETE ON integration_authorization TO roofline_app;
--> statement-breakpoint
ALTER TABLE integration_authorization ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE integration_authorization FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY integration_authorization_of_workspace ON integration_authorization TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
