-- Whoever signs in, joins or calls with a token is looked up before any workspace is known: roofline_system.
GRANT SELECT, INSERT, UPDATE, DELETE ON password_reset, access_token, mail_outbox TO roofline_system;
--> statement-breakpoint
-- The code of an invitation is looked up and used by somebody who is in no workspace yet.
GRANT SELECT, UPDATE ON invitation TO roofline_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON invitation, invitation_property TO roofline_app;
--> statement-breakpoint
-- Mail about a workspace is written with the change that it tells of.
GRANT SELECT, INSERT, UPDATE ON mail_outbox TO roofline_app;
--> statement-breakpoint
-- The tables of accounts are older than those of workspaces, so these two cannot stand beside their columns.
ALTER TABLE access_token ADD CONSTRAINT access_token_workspace FOREIGN KEY (workspace_id)
  REFERENCES workspace (workspace_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE mail_outbox ADD CONSTRAINT mail_outbox_workspace_id FOREIGN KEY (workspace_id)
  REFERENCES workspace (workspace_id) ON DELETE CASCADE;
--> statement-breakpoint
ALTER TABLE invitation ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invitation FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY invitation_of_workspace ON invitation TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
CREATE POLICY invitation_for_identity ON invitation TO roofline_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE invitation_property ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE invitation_property FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY invitation_property_of_workspace ON invitation_property TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE mail_outbox ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mail_outbox FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY mail_outbox_of_workspace ON mail_outbox TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
CREATE POLICY mail_outbox_for_identity ON mail_outbox TO roofline_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE access_token ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE access_token FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY access_token_for_identity ON access_token TO roofline_system USING (true) WITH CHECK (true);
