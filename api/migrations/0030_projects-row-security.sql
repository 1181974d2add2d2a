GRANT SELECT, INSERT, UPDATE, DELETE ON project_phase TO roofline_app;
--> statement-breakpoint
ALTER TABLE project_phase ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_phase FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_phase_of_workspace ON project_phase TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON project TO roofline_app;
--> statement-breakpoint
ALTER TABLE project ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_of_workspace ON project TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON project_component TO roofline_app;
--> statement-breakpoint
ALTER TABLE project_component ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_component FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_component_of_workspace ON project_component TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON project_payment TO roofline_app;
--> statement-breakpoint
ALTER TABLE project_payment ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_payment FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_payment_of_workspace ON project_payment TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON project_note TO roofline_app;
--> statement-breakpoint
ALTER TABLE project_note ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_note FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_note_of_workspace ON project_note TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON project_scope TO roofline_app;
--> statement-breakpoint
ALTER TABLE project_scope ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE project_scope FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY project_scope_of_workspace ON project_scope TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON photo_project TO roofline_app;
--> statement-breakpoint
ALTER TABLE photo_project ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE photo_project FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY photo_project_of_workspace ON photo_project TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON file_project TO roofline_app;
--> statement-breakpoint
ALTER TABLE file_project ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE file_project FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY file_project_of_workspace ON file_project TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
