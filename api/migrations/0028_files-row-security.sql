GRANT SELECT, INSERT, UPDATE, DELETE ON folder TO roofline_app;
--> statement-breakpoint
ALTER TABLE folder ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE folder FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY folder_of_workspace ON folder TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON property_file TO roofline_app;
--> statement-breakpoint
ALTER TABLE property_file ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE property_file FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY property_file_of_workspace ON property_file TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON file_version TO roofline_app;
--> statement-breakpoint
ALTER TABLE file_version ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE file_version FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY file_version_of_workspace ON file_version TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON file_component TO roofline_app;
--> statement-breakpoint
ALTER TABLE file_component ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE file_component FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY file_component_of_workspace ON file_component TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON file_text TO roofline_app;
--> statement-breakpoint
ALTER TABLE file_text ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE file_text FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY file_text_of_workspace ON file_text TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
