GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_work TO roofline_app;
--> statement-breakpoint
ALTER TABLE ledger_work ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_work FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY ledger_work_of_workspace ON ledger_work TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
