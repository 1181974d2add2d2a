CREATE TABLE "ledger_import" (
	"workspace_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"signature" text NOT NULL,
	"content" text NOT NULL,
	"reading" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"against" jsonb NOT NULL,
	"tally" jsonb NOT NULL,
	"entered_lines" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"answer" jsonb,
	CONSTRAINT "ledger_import_workspace_id_import_id_pk" PRIMARY KEY("workspace_id","import_id"),
	CONSTRAINT "ledger_import_import_id_unique" UNIQUE("import_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_import" ADD CONSTRAINT "ledger_import_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_import_by_property" ON "ledger_import" USING btree ("workspace_id","property_id","created_at");