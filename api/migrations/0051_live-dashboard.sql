CREATE TABLE "ledger_mapped_month" (
	"workspace_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"month" date NOT NULL,
	"gl_code" text NOT NULL,
	"source_fund" text NOT NULL,
	"lineage_id" uuid NOT NULL,
	"is_unexpected" boolean NOT NULL,
	"money_in" bigint NOT NULL,
	"money_out" bigint NOT NULL,
	"line_count" integer NOT NULL,
	CONSTRAINT "ledger_mapped_month_key" PRIMARY KEY("workspace_id","property_id","month","gl_code","source_fund","lineage_id","is_unexpected")
);
--> statement-breakpoint
ALTER TABLE "ledger_mapped_month" ADD CONSTRAINT "ledger_mapped_month_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;