CREATE TABLE "export_map" (
	"workspace_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"imported_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "export_map_workspace_id_property_id_pk" PRIMARY KEY("workspace_id","property_id")
);
--> statement-breakpoint
ALTER TABLE "export_map" ADD CONSTRAINT "export_map_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE cascade DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON export_map TO roofline_app;
--> statement-breakpoint
ALTER TABLE export_map ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE export_map FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY export_map_of_workspace ON export_map TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
