-- A property moves to another workspace by the one update of its row: whatever belongs to it follows by its foreign keys, as
-- far as they reach. They are checked at the end of that transaction, since a row may come before what it refers to.
DO $$
DECLARE
  key record;
  forced regclass[];
  name regclass;
BEGIN
  -- The owner of the tables sees the rows that a key is checked with only without FORCE.
  SELECT array_agg(oid::regclass) INTO forced FROM pg_class
    WHERE relkind = 'r' AND relforcerowsecurity AND relnamespace = 'public'::regnamespace;
  FOREACH name IN ARRAY forced LOOP
    EXECUTE format('ALTER TABLE %s NO FORCE ROW LEVEL SECURITY', name);
  END LOOP;
  FOR key IN
    WITH RECURSIVE own AS (
      SELECT 'property'::regclass::oid AS id
      UNION
      SELECT f.conrelid FROM pg_constraint f JOIN own ON own.id = f.confrelid
      WHERE f.contype = 'f'
    )
    SELECT f.oid, f.conname, f.conrelid::regclass AS name, f.confrelid IN (SELECT id FROM own) AS follows
    FROM pg_constraint f
    WHERE f.contype = 'f' AND array_length(f.conkey, 1) > 1
      AND (f.confrelid IN (SELECT id FROM own) OR f.confrelid = 'blob'::regclass)
    ORDER BY f.conrelid::regclass::text, f.conname
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I, ADD CONSTRAINT %I %s%s DEFERRABLE INITIALLY IMMEDIATE',
      key.name, key.conname, key.conname, pg_get_constraintdef(key.oid),
      CASE WHEN key.follows THEN ' ON UPDATE CASCADE' ELSE '' END);
  END LOOP;
  FOREACH name IN ARRAY forced LOOP
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', name);
  END LOOP;
END
$$;
--> statement-breakpoint
-- What a board has decided stays as it was decided, whichever workspace it lies in.
DROP TRIGGER plan_adoption_frozen ON plan_adoption;
--> statement-breakpoint
CREATE TRIGGER plan_adoption_frozen BEFORE UPDATE ON plan_adoption
  FOR EACH ROW WHEN (to_jsonb(old) - 'workspace_id' IS DISTINCT FROM to_jsonb(new) - 'workspace_id')
  EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Lines that move with their property to another workspace all change it at once, and their sums follow by their own key.
CREATE OR REPLACE FUNCTION keep_mapped_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (SELECT workspace_id FROM went LIMIT 1) <> (SELECT workspace_id FROM came LIMIT 1) THEN RETURN NULL; END IF;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    UPDATE ledger_mapped_month m
      SET money_in = m.money_in - s.money_in, money_out = m.money_out - s.money_out, line_count = m.line_count - s.line_count
      FROM (SELECT workspace_id, property_id, date_trunc('month', date::timestamp)::date AS month, gl_code,
              coalesce(source_fund, '') AS source_fund,
              coalesce(lineage_id, '00000000-0000-0000-0000-000000000000') AS lineage_id, is_unexpected,
              sum(greatest(amount, 0))::bigint AS money_in, sum(greatest(-amount, 0))::bigint AS money_out, count(*)::int AS line_count
            FROM went WHERE lineage_id IS NOT NULL OR is_unexpected GROUP BY 1, 2, 3, 4, 5, 6, 7) s
      WHERE m.workspace_id = s.workspace_id AND m.property_id = s.property_id AND m.month = s.month
        AND m.gl_code = s.gl_code AND m.source_fund = s.source_fund AND m.lineage_id = s.lineage_id
        AND m.is_unexpected = s.is_unexpected;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO ledger_mapped_month AS m
        (workspace_id, property_id, month, gl_code, source_fund, lineage_id, is_unexpected, money_in, money_out, line_count)
      SELECT workspace_id, property_id, date_trunc('month', date::timestamp)::date, gl_code, coalesce(source_fund, ''),
        coalesce(lineage_id, '00000000-0000-0000-0000-000000000000'), is_unexpected,
        sum(greatest(amount, 0))::bigint, sum(greatest(-amount, 0))::bigint, count(*)::int
      FROM came WHERE lineage_id IS NOT NULL OR is_unexpected GROUP BY 1, 2, 3, 4, 5, 6, 7
      ON CONFLICT (workspace_id, property_id, month, gl_code, source_fund, lineage_id, is_unexpected) DO UPDATE
        SET money_in = m.money_in + excluded.money_in, money_out = m.money_out + excluded.money_out,
            line_count = m.line_count + excluded.line_count;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What happened to a workspace as a whole has no property.
ALTER TABLE activity_item ALTER COLUMN property_id DROP NOT NULL;
--> statement-breakpoint
CREATE INDEX property_over_all ON property (lower(name), property_id);
--> statement-breakpoint
-- Internal staff finds properties of all workspaces by these columns.
GRANT SELECT (workspace_id, property_id, name, city, state, property_type_id, number_of_units, is_active, is_test, is_demo,
  search_text, created_at) ON property TO roofline_system;
--> statement-breakpoint
CREATE POLICY property_for_staff ON property FOR SELECT TO roofline_system USING (true);
