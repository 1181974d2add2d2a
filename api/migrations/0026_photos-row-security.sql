GRANT SELECT, INSERT, UPDATE, DELETE ON photo TO roofline_app;
--> statement-breakpoint
ALTER TABLE photo ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE photo FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY photo_of_workspace ON photo TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON photo_component TO roofline_app;
--> statement-breakpoint
ALTER TABLE photo_component ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE photo_component FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY photo_component_of_workspace ON photo_component TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
