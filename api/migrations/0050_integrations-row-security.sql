GRANT SELECT, INSERT, UPDATE, DELETE ON integration_credential TO roofline_app;
--> statement-breakpoint
ALTER TABLE integration_credential ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE integration_credential FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY integration_credential_of_workspace ON integration_credential TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON integration_property TO roofline_app;
--> statement-breakpoint
ALTER TABLE integration_property ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE integration_property FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY integration_property_of_workspace ON integration_property TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON integration_sync TO roofline_app;
--> statement-breakpoint
ALTER TABLE integration_sync ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE integration_sync FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY integration_sync_of_workspace ON integration_sync TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
