GRANT SELECT, INSERT, UPDATE, DELETE ON sent_disclosure TO roofline_app;
--> statement-breakpoint
ALTER TABLE sent_disclosure ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE sent_disclosure FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY sent_disclosure_of_workspace ON sent_disclosure TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
