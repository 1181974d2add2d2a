ALTER TABLE "fiscal_year_state" ADD COLUMN "applied_inflation_rate" integer;--> statement-breakpoint
ALTER TABLE "fiscal_year_state" ADD COLUMN "information_source_id" smallint;--> statement-breakpoint
ALTER TABLE "fiscal_year_state" ADD COLUMN "reconciled_by" text;--> statement-breakpoint
ALTER TABLE "fiscal_year_state" ADD COLUMN "start_balance" bigint;--> statement-breakpoint
ALTER TABLE "fiscal_year_state" ADD COLUMN "contributions" bigint;--> statement-breakpoint
ALTER TABLE "fiscal_year_state" ADD COLUMN "special_assessments" bigint;--> statement-breakpoint
ALTER TABLE "fiscal_year_state" ADD COLUMN "interest" bigint;--> statement-breakpoint
ALTER TABLE "fiscal_year_state" ADD COLUMN "expenditures" bigint;--> statement-breakpoint
ALTER TABLE "fiscal_year_state" ADD COLUMN "closing_balance" bigint;--> statement-breakpoint
ALTER TABLE "fiscal_year_state" ADD COLUMN "note" text;