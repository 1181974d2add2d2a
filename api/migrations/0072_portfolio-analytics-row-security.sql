GRANT SELECT, INSERT, UPDATE, DELETE ON association_state TO roofline_app;
--> statement-breakpoint
ALTER TABLE association_state ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE association_state FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY association_state_of_workspace ON association_state TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON association_figure TO roofline_app;
--> statement-breakpoint
ALTER TABLE association_figure ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE association_figure FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY association_figure_of_workspace ON association_figure TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON association_study TO roofline_app;
--> statement-breakpoint
ALTER TABLE association_study ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE association_study FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY association_study_of_workspace ON association_study TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
-- Counts what changes below an association, whoever changes it: figures of an earlier count are computed again when they are
-- read. A deletion only counts where there is a row: a property that is deleted takes its row with it.
CREATE FUNCTION count_association_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    UPDATE association_state SET changes = changes + 1
      WHERE workspace_id = OLD.workspace_id AND property_id = OLD.property_id;
  ELSE
    INSERT INTO association_state (workspace_id, property_id) VALUES (NEW.workspace_id, NEW.property_id)
      ON CONFLICT (workspace_id, property_id) DO UPDATE SET changes = association_state.changes + 1;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER plan_counts_for_association AFTER INSERT OR DELETE OR UPDATE OF name, settings, result, infeasible_reason, is_default_recommended_plan, is_recommended, is_adopted, is_disclosure
  ON plan FOR EACH ROW EXECUTE FUNCTION count_association_change();
--> statement-breakpoint
CREATE TRIGGER funding_outlook_counts_for_association AFTER INSERT OR UPDATE OF computed_at
  ON funding_outlook FOR EACH ROW EXECUTE FUNCTION count_association_change();
--> statement-breakpoint
CREATE TRIGGER reserve_study_counts_for_association AFTER INSERT OR DELETE OR UPDATE OF date, reserve_study_type_id, inspection_date
  ON reserve_study FOR EACH ROW EXECUTE FUNCTION count_association_change();
--> statement-breakpoint
CREATE TRIGGER disclosure_facts_counts_for_association AFTER INSERT OR UPDATE OF facts
  ON disclosure_facts FOR EACH ROW EXECUTE FUNCTION count_association_change();
--> statement-breakpoint
CREATE TRIGGER property_counts_for_association AFTER UPDATE OF state
  ON property FOR EACH ROW EXECUTE FUNCTION count_association_change();
