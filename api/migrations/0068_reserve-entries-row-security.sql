GRANT SELECT, INSERT, UPDATE, DELETE ON reserve_entry TO roofline_app;
--> statement-breakpoint
ALTER TABLE reserve_entry ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE reserve_entry FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY reserve_entry_of_workspace ON reserve_entry TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
