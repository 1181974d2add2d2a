ALTER TABLE "fiscal_year_state" ADD COLUMN "plan_carry" jsonb;--> statement-breakpoint
ALTER TABLE "plan" ADD COLUMN "carried_from_plan_id" uuid;