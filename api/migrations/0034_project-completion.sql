CREATE TABLE "project_completion" (
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"lineage_id" uuid NOT NULL,
	"fiscal_year" integer NOT NULL,
	"property_id" uuid NOT NULL,
	"property_component_id" uuid NOT NULL,
	"actual_cost" bigint NOT NULL,
	"planned_cost" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"version_before" integer NOT NULL,
	"version_after" integer NOT NULL,
	CONSTRAINT "project_completion_workspace_id_project_id_fiscal_year_lineage_id_pk" PRIMARY KEY("workspace_id","project_id","fiscal_year","lineage_id")
);
--> statement-breakpoint
ALTER TABLE "component" ADD COLUMN "replacement_cost" bigint;--> statement-breakpoint
ALTER TABLE "project_completion" ADD CONSTRAINT "project_completion_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_completion_of_year" ON "project_completion" USING btree ("workspace_id","property_id","fiscal_year");