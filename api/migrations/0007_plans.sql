CREATE TABLE "adoption_file" (
	"workspace_id" uuid NOT NULL,
	"adoption_file_id" uuid NOT NULL,
	"plan_adoption_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"file_size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "adoption_file_workspace_id_adoption_file_id_pk" PRIMARY KEY("workspace_id","adoption_file_id"),
	CONSTRAINT "adoption_file_adoption_file_id_unique" UNIQUE("adoption_file_id"),
	CONSTRAINT "adoption_file_storage_key_unique" UNIQUE("storage_key")
);
--> statement-breakpoint
CREATE TABLE "plan_adoption" (
	"workspace_id" uuid NOT NULL,
	"plan_adoption_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"fiscal_year" integer NOT NULL,
	"plan_id" uuid NOT NULL,
	"adopted_at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"adopted_by" text NOT NULL,
	"meeting_date" date NOT NULL,
	"votes_for" integer,
	"votes_against" integer,
	"votes_abstained" integer,
	"note" text,
	"snapshot" jsonb NOT NULL,
	CONSTRAINT "plan_adoption_workspace_id_plan_adoption_id_pk" PRIMARY KEY("workspace_id","plan_adoption_id"),
	CONSTRAINT "plan_adoption_plan_adoption_id_unique" UNIQUE("plan_adoption_id")
);
--> statement-breakpoint
ALTER TABLE "adoption_file" ADD CONSTRAINT "adoption_file_adoption" FOREIGN KEY ("workspace_id","plan_adoption_id") REFERENCES "public"."plan_adoption"("workspace_id","plan_adoption_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_adoption" ADD CONSTRAINT "plan_adoption_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_adoption" ADD CONSTRAINT "plan_adoption_plan" FOREIGN KEY ("workspace_id","plan_id") REFERENCES "public"."plan"("workspace_id","plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adoption_file_adoption" ON "adoption_file" USING btree ("workspace_id","plan_adoption_id");--> statement-breakpoint
CREATE INDEX "plan_adoption_by_year" ON "plan_adoption" USING btree ("workspace_id","property_id","fiscal_year","adopted_at");--> statement-breakpoint
CREATE INDEX "plan_adoption_plan" ON "plan_adoption" USING btree ("workspace_id","plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_name" ON "plan" USING btree ("workspace_id","property_id","fiscal_year",lower("name"));--> statement-breakpoint
-- Settings as the contract has them: dollars, points and fiscal years in place of cents, hundredths and counted years.
-- The owner of the tables sees its rows only without FORCE.
ALTER TABLE plan NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE plan SET settings = jsonb_build_object(
  'method', method,
  'goal', '{"amount": null, "percent": null, "year": null}'::jsonb,
  'startingBalance', trim_scale((settings->>'startingBalance')::numeric / 100),
  'firstYearContribution', trim_scale(first_year_contribution::numeric / 100),
  'increaseRate', trim_scale((settings->>'increaseRate')::numeric / 100),
  'inflationRate', trim_scale((settings->>'inflationRate')::numeric / 100),
  'interestRate', trim_scale((settings->>'interestRate')::numeric / 100),
  'ladder', (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'fromYear', fiscal_year + (step->>'fromYear')::int,
      'kind', CASE WHEN step ? 'setAmount' THEN 'set' WHEN step ? 'addAmount' THEN 'add' ELSE 'increaseOnly' END,
      'amount', trim_scale(coalesce(step->>'setAmount', step->>'addAmount')::numeric / 100),
      'increaseRate', step->'increaseRate') ORDER BY place), '[]')
    FROM jsonb_array_elements(settings->'ladder') WITH ORDINALITY AS steps (step, place)),
  'specialAssessments', (
    SELECT coalesce(jsonb_agg(jsonb_build_object(
      'year', fiscal_year + (event->>'year')::int,
      'amount', trim_scale((event->>'amount')::numeric / 100),
      'purpose', 'Special assessment',
      'status', 'planned',
      'dueDate', null) ORDER BY place), '[]')
    FROM jsonb_array_elements(settings->'assessments') WITH ORDINALITY AS events (event, place)),
  'yearOverrides', '[]'::jsonb,
  'loans', '[]'::jsonb,
  'costShock', 0,
  'lifeOffset', 0,
  'moves', '[]'::jsonb,
  'conventions', '{"inflationTiming": "startOfYear", "interestConvention": "midYear",
                   "rateBasis": "annualEffective", "taxRate": 0}'::jsonb);
--> statement-breakpoint
-- Results with loan proceeds and debt service, of which there were none.
UPDATE plan SET result = jsonb_build_object(
  'rows', (
    SELECT jsonb_agg(jsonb_build_array(
      year->0, year->1, year->2, 0, year->3, year->4, 0, year->5, year->6, year->7) ORDER BY place)
    FROM jsonb_array_elements(result) WITH ORDINALITY AS years (year, place)),
  'bindingYear', null,
  'cash', null)
WHERE jsonb_typeof(result) = 'array';
--> statement-breakpoint
ALTER TABLE plan FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "plan" DROP COLUMN "method";--> statement-breakpoint
ALTER TABLE "plan" DROP COLUMN "first_year_contribution";