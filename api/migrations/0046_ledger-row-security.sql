GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_book TO roofline_app;
--> statement-breakpoint
ALTER TABLE ledger_book ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_book FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY ledger_book_of_workspace ON ledger_book TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_source TO roofline_app;
--> statement-breakpoint
ALTER TABLE ledger_source ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_source FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY ledger_source_of_workspace ON ledger_source TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_account TO roofline_app;
--> statement-breakpoint
ALTER TABLE ledger_account ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_account FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY ledger_account_of_workspace ON ledger_account TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_line TO roofline_app;
--> statement-breakpoint
ALTER TABLE ledger_line ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_line FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY ledger_line_of_workspace ON ledger_line TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_month TO roofline_app;
--> statement-breakpoint
ALTER TABLE ledger_month ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_month FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY ledger_month_of_workspace ON ledger_month TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_rule TO roofline_app;
--> statement-breakpoint
ALTER TABLE ledger_rule ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_rule FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY ledger_rule_of_workspace ON ledger_rule TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_bank_account TO roofline_app;
--> statement-breakpoint
ALTER TABLE ledger_bank_account ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_bank_account FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY ledger_bank_account_of_workspace ON ledger_bank_account TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_bank_balance TO roofline_app;
--> statement-breakpoint
ALTER TABLE ledger_bank_balance ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_bank_balance FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY ledger_bank_balance_of_workspace ON ledger_bank_balance TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
