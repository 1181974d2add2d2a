-- What changed in a workspace, for programs that follow it. A transaction is one batch: its entries are written as its rows are, and it
-- gets its number when it commits, under a lock of its workspace that lasts until the commit is seen. So whoever sees a number sees every
-- smaller one, and numbers are the order of the commits.
CREATE TABLE change_head (
  workspace_id uuid PRIMARY KEY,
  -- Another one in a database that was restored: positions of before mean nothing there.
  epoch uuid NOT NULL DEFAULT gen_random_uuid(),
  last_number bigint NOT NULL,
  -- Batches up to this one were forgotten.
  forgotten_to bigint NOT NULL DEFAULT 0
);
--> statement-breakpoint
CREATE TABLE change_batch (
  workspace_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  -- Null only within the transaction itself.
  number bigint,
  committed_at timestamp (3) with time zone,
  PRIMARY KEY (workspace_id, batch_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX change_batch_in_order ON change_batch (workspace_id, number);
--> statement-breakpoint
CREATE INDEX change_batch_by_age ON change_batch (committed_at);
--> statement-breakpoint
CREATE SEQUENCE change_position;
--> statement-breakpoint
CREATE TABLE change_entry (
  workspace_id uuid NOT NULL,
  batch_id uuid NOT NULL,
  kind text NOT NULL,
  entity_id text NOT NULL,
  property_id uuid,
  operation text NOT NULL,
  -- Order within a batch.
  position bigint NOT NULL DEFAULT nextval('change_position'),
  PRIMARY KEY (workspace_id, batch_id, kind, entity_id),
  CONSTRAINT change_entry_operation CHECK (operation IN ('created', 'updated', 'deleted')),
  CONSTRAINT change_entry_batch FOREIGN KEY (workspace_id, batch_id) REFERENCES change_batch (workspace_id, batch_id) ON DELETE CASCADE
);
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['change_head', 'change_batch', 'change_entry'] LOOP
    -- Tenants read; only the functions below and the service itself write.
    EXECUTE format('GRANT SELECT ON %I TO roofline_app', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO roofline_system', name);
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY %I ON %I TO roofline_app
      USING (workspace_id = ANY ((SELECT nullif(current_setting(''roofline.workspace_ids'', true), '''')::uuid[])::uuid[]))
      WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting(''roofline.workspace_ids'', true), '''')::uuid[])::uuid[]))',
      name || '_of_workspace', name);
    EXECUTE format('CREATE POLICY %I ON %I TO roofline_system USING (true) WITH CHECK (true)', name || '_for_system', name);
  END LOOP;
END
$$;
--> statement-breakpoint
GRANT USAGE ON SEQUENCE change_position TO roofline_system;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO roofline_system;
--> statement-breakpoint
-- Writes entries for the rows of a statement. Arguments: the kind; SQL for its id, for the id of its property and for whether it is gone
-- (in the trash, archived), all of a row r; and whether the row is only a part of something of that kind, which it changes.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET row_security = on AS $$
DECLARE
  batch uuid := nullif(current_setting('roofline.change_batch', true), '')::uuid;
  read text := format('SELECT r.workspace_id AS w, (%s)::text AS id, (%s)::uuid AS p, %s AS gone FROM ', TG_ARGV[1], TG_ARGV[2], TG_ARGV[3]);
  found text;
BEGIN
  IF batch IS NULL THEN
    batch := gen_random_uuid();
    PERFORM set_config('roofline.change_batch', batch::text, true);
  END IF;
  IF TG_ARGV[4] = 'part' THEN
    found := CASE TG_OP WHEN 'INSERT' THEN read || 'came r' WHEN 'DELETE' THEN read || 'went r'
      ELSE read || 'went r UNION ' || read || 'came r' END;
    found := format('SELECT DISTINCT w, id, p, ''updated'' AS operation FROM (%s) a', found);
  ELSIF TG_OP = 'INSERT' THEN
    found := format('SELECT w, id, p, ''created'' AS operation FROM (%s came r) a WHERE NOT gone', read);
  ELSIF TG_OP = 'DELETE' THEN
    found := format('SELECT w, id, p, ''deleted'' AS operation FROM (%s went r) a WHERE NOT gone', read);
  ELSE
    found := format('SELECT w, id, coalesce(n.p, o.p) AS p,
        CASE WHEN coalesce(n.gone, true) THEN ''deleted'' WHEN coalesce(o.gone, true) THEN ''created'' ELSE ''updated'' END AS operation
      FROM (%s went r) o FULL JOIN (%s came r) n USING (w, id)
      WHERE NOT (coalesce(o.gone, true) AND coalesce(n.gone, true))', read, read);
  END IF;
  EXECUTE format('
    WITH found AS MATERIALIZED (%s),
      opened AS (INSERT INTO change_batch (workspace_id, batch_id) SELECT DISTINCT w, $1 FROM found ON CONFLICT DO NOTHING)
    INSERT INTO change_entry AS e (workspace_id, batch_id, kind, entity_id, property_id, operation)
      SELECT w, $1, $2, id, p, operation FROM found
      ON CONFLICT (workspace_id, batch_id, kind, entity_id) DO UPDATE SET
        position = excluded.position, property_id = coalesce(excluded.property_id, e.property_id),
        operation = CASE WHEN excluded.operation = ''deleted'' THEN ''deleted''
          WHEN excluded.operation = ''created'' AND e.operation = ''deleted'' THEN ''updated'' ELSE e.operation END', found)
    USING batch, TG_ARGV[0];
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- The number of a batch, at the end of its transaction: the row of the workspace is locked from here to the commit.
CREATE FUNCTION number_changes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET row_security = on AS $$
DECLARE next bigint;
BEGIN
  INSERT INTO change_head AS h (workspace_id, last_number) VALUES (NEW.workspace_id, 1)
    ON CONFLICT (workspace_id) DO UPDATE SET last_number = h.last_number + 1 RETURNING h.last_number INTO next;
  UPDATE change_batch SET number = next, committed_at = clock_timestamp()
    WHERE workspace_id = NEW.workspace_id AND batch_id = NEW.batch_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION note_change() FROM PUBLIC;
--> statement-breakpoint
REVOKE ALL ON FUNCTION number_changes() FROM PUBLIC;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER change_batch_number AFTER INSERT ON change_batch
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION number_changes();
--> statement-breakpoint
ALTER FUNCTION note_change() OWNER TO roofline_system;
--> statement-breakpoint
ALTER FUNCTION number_changes() OWNER TO roofline_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM roofline_system;
--> statement-breakpoint
-- Makes a table part of the feed. A migration that adds a table which programs read calls it, with the arguments of note_change.
CREATE FUNCTION follow_changes(name regclass, kind text, id text, property text DEFAULT 'r.property_id', gone text DEFAULT 'false', part text DEFAULT 'whole')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE operation text; shown text;
BEGIN
  FOREACH operation IN ARRAY ARRAY['INSERT', 'UPDATE', 'DELETE'] LOOP
    shown := CASE operation WHEN 'INSERT' THEN 'NEW TABLE AS came' WHEN 'DELETE' THEN 'OLD TABLE AS went' ELSE 'OLD TABLE AS went NEW TABLE AS came' END;
    EXECUTE format('CREATE TRIGGER %I AFTER %s ON %s REFERENCING %s FOR EACH STATEMENT EXECUTE FUNCTION note_change(%L, %L, %L, %L, %L)',
      'changes_of_' || lower(operation), operation, name, shown, kind, id, property, gone, part);
  END LOOP;
END
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION follow_changes(regclass, text, text, text, text, text) FROM PUBLIC;
--> statement-breakpoint
DO $$
BEGIN
  PERFORM follow_changes('workspace', 'workspace', 'r.workspace_id', 'NULL', 'NOT r.is_active');
  PERFORM follow_changes('property', 'property', 'r.property_id', gone => 'NOT r.is_active');
  PERFORM follow_changes('property_category', 'property', 'r.property_id', part => 'part');
  PERFORM follow_changes('component', 'component', 'r.property_component_id');
  PERFORM follow_changes('property_financial', 'propertyFinancial', 'r.property_financial_id');
  PERFORM follow_changes('fiscal_year_state', 'fiscalYear', 'r.property_id || ''/'' || r.fiscal_year');
  PERFORM follow_changes('funding_outlook', 'fiscalYear', 'r.property_id || ''/'' || r.fiscal_year', part => 'part');
  PERFORM follow_changes('disclosure_facts', 'fiscalYear', 'r.property_id || ''/'' || r.fiscal_year', part => 'part');
  PERFORM follow_changes('plan', 'plan', 'r.plan_id');
  PERFORM follow_changes('plan_adoption', 'planAdoption', 'r.plan_adoption_id');
  PERFORM follow_changes('reserve_study', 'reserveStudy', 'r.property_reserve_study_id');
  PERFORM follow_changes('sent_disclosure', 'sentDisclosure', 'r.sent_disclosure_id');
  PERFORM follow_changes('project', 'project', 'r.project_id', gone => 'r.deleted_at IS NOT NULL');
  PERFORM follow_changes('project_component', 'project', 'r.project_id', part => 'part');
  PERFORM follow_changes('project_completion', 'project', 'r.project_id', part => 'part');
  PERFORM follow_changes('project_person', 'project', 'r.project_id', part => 'part');
  PERFORM follow_changes('project_phase', 'projectPhase', 'r.project_template_phase_id');
  PERFORM follow_changes('project_bid', 'projectBid', 'r.bid_id');
  PERFORM follow_changes('project_change_order', 'projectChangeOrder', 'r.change_order_id');
  PERFORM follow_changes('project_payment', 'projectPayment', 'r.payment_id');
  PERFORM follow_changes('project_note', 'projectNote', 'r.note_id');
  PERFORM follow_changes('project_scope', 'projectScope', 'r.scope_of_work_id');
  PERFORM follow_changes('project_checklist_item', 'projectChecklistItem', 'r.checklist_item_id');
  PERFORM follow_changes('folder', 'folder', 'r.folder_id', gone => 'r.deleted_at IS NOT NULL');
  PERFORM follow_changes('property_file', 'file', 'r.property_file_id', gone => 'r.deleted_at IS NOT NULL');
  PERFORM follow_changes('file_component', 'file', 'r.property_file_id', part => 'part');
  PERFORM follow_changes('file_project', 'file', 'r.property_file_id', part => 'part');
  PERFORM follow_changes('photo', 'photo', 'r.property_photo_id', gone => 'r.deleted_at IS NOT NULL');
  PERFORM follow_changes('photo_component', 'photo', 'r.property_photo_id', part => 'part');
  PERFORM follow_changes('photo_project', 'photo', 'r.property_photo_id', part => 'part');
  PERFORM follow_changes('placement', 'placement', 'r.placement_id');
  PERFORM follow_changes('reserve_entry', 'reserveEntry', 'r.reserve_entry_id');
  PERFORM follow_changes('integration_property', 'connectedApp', 'r.integration_property_id');
  PERFORM follow_changes('ledger_book', 'ledgerBook', 'r.property_id');
  PERFORM follow_changes('ledger_source', 'ledgerSource', 'r.source_id');
  PERFORM follow_changes('ledger_account', 'ledgerAccount', 'r.property_id || ''/'' || r.gl_code');
  PERFORM follow_changes('ledger_rule', 'ledgerRule', 'r.rule_id');
  PERFORM follow_changes('ledger_bank_account', 'bankAccount', 'r.bank_account_id');
  PERFORM follow_changes('ledger_bank_balance', 'bankAccount', 'r.bank_account_id', 'NULL', part => 'part');
  PERFORM follow_changes('ledger_line', 'ledgerMonth', 'r.property_id || ''/'' || to_char(r.date, ''YYYY-MM'')', part => 'part');
END
$$;
