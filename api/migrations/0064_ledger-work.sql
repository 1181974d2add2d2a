CREATE TABLE "ledger_work" (
	"workspace_id" uuid NOT NULL,
	"work_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"once_key" text NOT NULL,
	"gl_code" text,
	"reach" jsonb NOT NULL,
	"cursor" jsonb,
	"line_count" integer NOT NULL,
	"done_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_work_workspace_id_work_id_pk" PRIMARY KEY("workspace_id","work_id"),
	CONSTRAINT "ledger_work_work_id_unique" UNIQUE("work_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_work" ADD CONSTRAINT "ledger_work_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_work_once" ON "ledger_work" USING btree ("workspace_id","property_id","once_key");