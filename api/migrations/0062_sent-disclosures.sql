CREATE TABLE "sent_disclosure" (
	"workspace_id" uuid NOT NULL,
	"sent_disclosure_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"fiscal_year" integer NOT NULL,
	"sent_on" date NOT NULL,
	"plan_name" text NOT NULL,
	"property_file_id" uuid NOT NULL,
	"version_number" integer NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"recorded_by" text NOT NULL,
	CONSTRAINT "sent_disclosure_workspace_id_sent_disclosure_id_pk" PRIMARY KEY("workspace_id","sent_disclosure_id"),
	CONSTRAINT "sent_disclosure_sent_disclosure_id_unique" UNIQUE("sent_disclosure_id")
);
--> statement-breakpoint
ALTER TABLE "sent_disclosure" ADD CONSTRAINT "sent_disclosure_document" FOREIGN KEY ("workspace_id","property_file_id","version_number") REFERENCES "public"."file_version"("workspace_id","property_file_id","version_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_disclosure" ADD CONSTRAINT "sent_disclosure_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sent_disclosure_day" ON "sent_disclosure" USING btree ("workspace_id","property_id","fiscal_year","sent_on");--> statement-breakpoint
CREATE INDEX "sent_disclosure_document" ON "sent_disclosure" USING btree ("workspace_id","property_file_id");