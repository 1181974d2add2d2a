-- What was stated is changed, never taken away on its own: it goes with its plan.
GRANT SELECT, INSERT, UPDATE ON disclosure_facts TO roofline_app;
--> statement-breakpoint
ALTER TABLE disclosure_facts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE disclosure_facts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY disclosure_facts_of_workspace ON disclosure_facts TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
