-- The roles roofline_app and roofline_system belong to the whole server, not to one database: the service makes
-- them at each start before it migrates (src/platform/store/roles.ts). Nobody signs in as either; a transaction
-- takes one on with SET LOCAL ROLE, so that row security holds even for the owner of the tables.
GRANT USAGE ON SCHEMA public TO roofline_app, roofline_system;
--> statement-breakpoint
GRANT SELECT ON property_type TO roofline_app, roofline_system;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON app_user, session, sign_in_attempt, workspace, membership TO roofline_system;
--> statement-breakpoint
GRANT SELECT, UPDATE ON workspace TO roofline_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON membership TO roofline_app;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON
  property, property_assignment, property_category, property_financial, fiscal_year_state, reserve_study, component,
  component_import, plan, funding_outlook, activity_item, filter_setting, idempotency_key
  TO roofline_app;
--> statement-breakpoint
ALTER TABLE workspace ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE workspace FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY workspace_of_workspace ON workspace TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE membership ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE membership FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY membership_of_workspace ON membership TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE property ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE property FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY property_of_workspace ON property TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE property_assignment ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE property_assignment FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY property_assignment_of_workspace ON property_assignment TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE property_category ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE property_category FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY property_category_of_workspace ON property_category TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE property_financial ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE property_financial FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY property_financial_of_workspace ON property_financial TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE fiscal_year_state ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE fiscal_year_state FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY fiscal_year_state_of_workspace ON fiscal_year_state TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE reserve_study ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE reserve_study FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY reserve_study_of_workspace ON reserve_study TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE component ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE component FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY component_of_workspace ON component TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE component_import ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE component_import FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY component_import_of_workspace ON component_import TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE plan ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE plan FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY plan_of_workspace ON plan TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE funding_outlook ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE funding_outlook FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY funding_outlook_of_workspace ON funding_outlook TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE activity_item ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE activity_item FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY activity_item_of_workspace ON activity_item TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
ALTER TABLE filter_setting ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE filter_setting FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY filter_setting_of_user ON filter_setting TO roofline_app
  USING (user_id = (SELECT nullif(current_setting('roofline.user_id', true), '')::uuid))
  WITH CHECK (user_id = (SELECT nullif(current_setting('roofline.user_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE idempotency_key ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE idempotency_key FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY idempotency_key_of_user ON idempotency_key TO roofline_app
  USING (user_id = (SELECT nullif(current_setting('roofline.user_id', true), '')::uuid))
  WITH CHECK (user_id = (SELECT nullif(current_setting('roofline.user_id', true), '')::uuid));
--> statement-breakpoint
CREATE POLICY workspace_for_identity ON workspace TO roofline_system USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY membership_for_identity ON membership TO roofline_system USING (true) WITH CHECK (true);
--> statement-breakpoint
INSERT INTO property_type (id, name) VALUES
  (1, 'Condominium'),
  (2, 'Garden Condominium'),
  (3, 'High-Rise Condominium'),
  (4, 'Townhome'),
  (5, 'Single Family HOA'),
  (6, 'Cooperative'),
  (7, 'Mixed Use'),
  (8, 'Master Association'),
  (9, 'Active Adult Community'),
  (10, 'Commercial');
