GRANT SELECT, INSERT, UPDATE, DELETE ON ledger_mapped_month TO roofline_app;
--> statement-breakpoint
ALTER TABLE ledger_mapped_month ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE ledger_mapped_month FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY ledger_mapped_month_of_workspace ON ledger_mapped_month TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
-- Keeps the sums of mapped lines, whoever writes lines. What went is taken away before what came is added, and only an
-- update takes away: a property that is deleted takes its sums with it.
CREATE FUNCTION keep_mapped_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
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
CREATE TRIGGER ledger_line_came AFTER INSERT ON ledger_line
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION keep_mapped_months();
--> statement-breakpoint
CREATE TRIGGER ledger_line_moved AFTER UPDATE ON ledger_line
  REFERENCING OLD TABLE AS went NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION keep_mapped_months();
--> statement-breakpoint
CREATE TRIGGER ledger_line_went AFTER DELETE ON ledger_line
  REFERENCING OLD TABLE AS went FOR EACH STATEMENT EXECUTE FUNCTION keep_mapped_months();
--> statement-breakpoint
-- Of databases that have lines already.
INSERT INTO ledger_mapped_month
    (workspace_id, property_id, month, gl_code, source_fund, lineage_id, is_unexpected, money_in, money_out, line_count)
  SELECT workspace_id, property_id, date_trunc('month', date::timestamp)::date, gl_code, coalesce(source_fund, ''),
    coalesce(lineage_id, '00000000-0000-0000-0000-000000000000'), is_unexpected,
    sum(greatest(amount, 0))::bigint, sum(greatest(-amount, 0))::bigint, count(*)::int
  FROM ledger_line WHERE lineage_id IS NOT NULL OR is_unexpected GROUP BY 1, 2, 3, 4, 5, 6, 7;
