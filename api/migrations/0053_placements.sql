CREATE TABLE "placement" (
	"workspace_id" uuid NOT NULL,
	"placement_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"institution" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"principal" bigint NOT NULL,
	"rate_thousandths" integer NOT NULL,
	"compounding" text NOT NULL,
	"start_date" date NOT NULL,
	"maturity_date" date,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "placement_workspace_id_placement_id_pk" PRIMARY KEY("workspace_id","placement_id"),
	CONSTRAINT "placement_placement_id_unique" UNIQUE("placement_id")
);
--> statement-breakpoint
ALTER TABLE "placement" ADD CONSTRAINT "placement_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "placement_by_property" ON "placement" USING btree ("workspace_id","property_id","placement_id");