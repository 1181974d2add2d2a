-- What a board has decided is added and never changed; files of it may go again. Both go with their property.
GRANT SELECT, INSERT ON plan_adoption TO roofline_app;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON adoption_file TO roofline_app;
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are frozen', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER plan_adoption_frozen BEFORE UPDATE ON plan_adoption
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE plan_adoption ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE plan_adoption FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY plan_adoption_of_workspace ON plan_adoption TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE adoption_file ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE adoption_file FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY adoption_file_of_workspace ON adoption_file TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
