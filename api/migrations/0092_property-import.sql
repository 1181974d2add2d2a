CREATE TABLE "property_import" (
	"workspace_id" uuid NOT NULL,
	"property_import_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"problems" jsonb NOT NULL,
	"problem_count" integer NOT NULL,
	"remarks" jsonb NOT NULL,
	"is_accepted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "property_import_workspace_id_property_import_id_pk" PRIMARY KEY("workspace_id","property_import_id"),
	CONSTRAINT "property_import_property_import_id_unique" UNIQUE("property_import_id")
);
--> statement-breakpoint
CREATE TABLE "property_import_line" (
	"workspace_id" uuid NOT NULL,
	"property_import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"sheet_row" integer NOT NULL,
	"status" text NOT NULL,
	"name" text NOT NULL,
	"city" text,
	"state" text,
	"number_of_units" integer,
	"starting_reserve_balance" bigint,
	"component_count" integer NOT NULL,
	"components_cost" bigint NOT NULL,
	"body" jsonb,
	"components" jsonb,
	"problems" jsonb NOT NULL,
	"problem_count" integer NOT NULL,
	"notes" jsonb NOT NULL,
	"new_property_id" uuid NOT NULL,
	CONSTRAINT "property_import_line_workspace_id_property_import_id_position_pk" PRIMARY KEY("workspace_id","property_import_id","position"),
	CONSTRAINT "property_import_line_status" CHECK ("status" IN ('ready', 'problems', 'exists', 'added', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "property_import" ADD CONSTRAINT "property_import_workspace_id_workspace_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("workspace_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "property_import_line" ADD CONSTRAINT "property_import_line_import" FOREIGN KEY ("workspace_id","property_import_id") REFERENCES "public"."property_import"("workspace_id","property_import_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "property_import_by_age" ON "property_import" ("workspace_id","created_at");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON property_import TO roofline_app;
--> statement-breakpoint
ALTER TABLE property_import ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE property_import FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY property_import_of_workspace ON property_import TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON property_import_line TO roofline_app;
--> statement-breakpoint
ALTER TABLE property_import_line ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE property_import_line FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY property_import_line_of_workspace ON property_import_line TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
