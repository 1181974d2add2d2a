-- Lines of bank accounts that the rule of a payee mapped before rules left them out: the same money counted a second time.
-- The owner of the tables sees their rows only without FORCE; triggers keep the sums by component.
ALTER TABLE ledger_line NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE ledger_rule NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE ledger_account NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE ledger_mapped_month NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE ledger_line l SET lineage_id = other.lineage_id, project_id = other.project_id,
    is_unexpected = coalesce(other.is_unexpected, false), rule_id = other.rule_id,
    mapped_by = CASE WHEN other.rule_id IS NULL THEN NULL ELSE 'rule' END, version = l.version + 1
  FROM ledger_rule r
    JOIN ledger_account a ON a.workspace_id = r.workspace_id AND a.property_id = r.property_id AND a.use = 'bank'
    LEFT JOIN ledger_rule other ON other.workspace_id = a.workspace_id AND other.property_id = a.property_id
      AND other.payee_key = '' AND other.gl_code = a.gl_code
  WHERE r.payee_key <> '' AND r.gl_code = '' AND l.workspace_id = r.workspace_id AND l.rule_id = r.rule_id
    AND l.property_id = r.property_id AND l.gl_code = a.gl_code AND l.mapped_by = 'rule';--> statement-breakpoint
ALTER TABLE ledger_mapped_month FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE ledger_account FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE ledger_rule FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE ledger_line FORCE ROW LEVEL SECURITY;
