CREATE TABLE "maintenance_task" (
	"workspace_id" uuid NOT NULL,
	"maintenance_task_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"lineage_id" uuid NOT NULL,
	"name" text NOT NULL,
	"month" smallint NOT NULL,
	"every_years" smallint NOT NULL,
	"first_year" integer NOT NULL,
	"estimated_cost" bigint,
	"vendor" text,
	"notes" text,
	"done_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "maintenance_task_workspace_id_maintenance_task_id_pk" PRIMARY KEY("workspace_id","maintenance_task_id"),
	CONSTRAINT "maintenance_task_maintenance_task_id_unique" UNIQUE("maintenance_task_id")
);
--> statement-breakpoint
ALTER TABLE "maintenance_task" ADD CONSTRAINT "maintenance_task_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE cascade DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
CREATE INDEX "maintenance_task_lineage" ON "maintenance_task" USING btree ("workspace_id","property_id","lineage_id");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON maintenance_task TO roofline_app;
--> statement-breakpoint
ALTER TABLE maintenance_task ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE maintenance_task FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY maintenance_task_of_workspace ON maintenance_task TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
