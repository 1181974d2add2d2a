GRANT SELECT, INSERT, UPDATE, DELETE ON placement TO roofline_app;
--> statement-breakpoint
ALTER TABLE placement ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE placement FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY placement_of_workspace ON placement TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
