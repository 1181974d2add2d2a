-- What the law leaves to a person is said of the association's year, whichever plan its disclosure is drawn from.
ALTER TABLE "disclosure_facts" DROP CONSTRAINT "disclosure_facts_plan_id_unique";--> statement-breakpoint
ALTER TABLE "disclosure_facts" DROP CONSTRAINT "disclosure_facts_plan";--> statement-breakpoint
ALTER TABLE "disclosure_facts" DROP CONSTRAINT "disclosure_facts_workspace_id_plan_id_pk";--> statement-breakpoint
ALTER TABLE "disclosure_facts" ADD COLUMN "property_id" uuid;--> statement-breakpoint
ALTER TABLE "disclosure_facts" ADD COLUMN "fiscal_year" integer;--> statement-breakpoint
-- The owner of the tables sees their rows only without FORCE.
ALTER TABLE plan NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE disclosure_facts NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE disclosure_facts SET property_id = plan.property_id, fiscal_year = plan.fiscal_year
FROM plan WHERE plan.workspace_id = disclosure_facts.workspace_id AND plan.plan_id = disclosure_facts.plan_id;--> statement-breakpoint
-- Of several plans of a year: what was stated for the disclosure plan, else what was stated last.
WITH ranked AS (
  SELECT f.workspace_id, f.plan_id, row_number() OVER (
    PARTITION BY f.workspace_id, f.property_id, f.fiscal_year
    ORDER BY plan.is_disclosure DESC, f.updated_at DESC, f.plan_id DESC) AS place
  FROM disclosure_facts f JOIN plan ON plan.workspace_id = f.workspace_id AND plan.plan_id = f.plan_id)
DELETE FROM disclosure_facts USING ranked
WHERE ranked.place > 1 AND ranked.workspace_id = disclosure_facts.workspace_id AND ranked.plan_id = disclosure_facts.plan_id;--> statement-breakpoint
ALTER TABLE plan FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE disclosure_facts FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "disclosure_facts" ALTER COLUMN "property_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "disclosure_facts" ALTER COLUMN "fiscal_year" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "disclosure_facts" ADD CONSTRAINT "disclosure_facts_workspace_id_property_id_fiscal_year_pk" PRIMARY KEY("workspace_id","property_id","fiscal_year");--> statement-breakpoint
ALTER TABLE "disclosure_facts" ADD CONSTRAINT "disclosure_facts_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disclosure_facts" DROP COLUMN "plan_id";
