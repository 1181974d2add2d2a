CREATE TABLE "import_request" (
	"workspace_id" uuid NOT NULL,
	"import_request_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"fiscal_year" integer NOT NULL,
	"status" integer NOT NULL,
	"blob_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"file_size" integer NOT NULL,
	"problems" jsonb NOT NULL,
	"problem_count" integer NOT NULL,
	"import_id" uuid,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"taken_by" text,
	"taken_at" timestamp (3) with time zone,
	"processed_at" timestamp (3) with time zone,
	"result" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "import_request_workspace_id_import_request_id_pk" PRIMARY KEY("workspace_id","import_request_id"),
	CONSTRAINT "import_request_import_request_id_unique" UNIQUE("import_request_id"),
	CONSTRAINT "import_request_status" CHECK ("status" BETWEEN 1 AND 4)
);
--> statement-breakpoint
ALTER TABLE "import_request" ADD CONSTRAINT "import_request_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE cascade DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
ALTER TABLE "import_request" ADD CONSTRAINT "import_request_bytes" FOREIGN KEY ("workspace_id","blob_id") REFERENCES "public"."blob"("workspace_id","blob_id") ON DELETE no action ON UPDATE no action DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
CREATE INDEX "import_request_newest" ON "import_request" ("created_at" DESC, "import_request_id" DESC);
--> statement-breakpoint
CREATE INDEX "import_request_by_property" ON "import_request" ("workspace_id","property_id","created_at");
--> statement-breakpoint
CREATE INDEX "import_request_blob" ON "import_request" ("workspace_id","blob_id");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON import_request TO roofline_app;
--> statement-breakpoint
ALTER TABLE import_request ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE import_request FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY import_request_of_workspace ON import_request TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
