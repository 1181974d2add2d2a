GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_import TO roofline_app;
--> statement-breakpoint
ALTER TABLE ledger_import ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_import FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY ledger_import_of_workspace ON ledger_import TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
