CREATE TABLE "reserve_entry" (
	"workspace_id" uuid NOT NULL,
	"reserve_entry_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"ordinal" integer NOT NULL,
	"text" text NOT NULL,
	"words" text,
	"due_date" date,
	"approved_on" date,
	"loan_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reserve_entry_workspace_id_reserve_entry_id_pk" PRIMARY KEY("workspace_id","reserve_entry_id"),
	CONSTRAINT "reserve_entry_reserve_entry_id_unique" UNIQUE("reserve_entry_id"),
	CONSTRAINT "reserve_entry_once" UNIQUE("workspace_id","property_id","date","direction","amount","ordinal")
);
--> statement-breakpoint
ALTER TABLE "reserve_entry" ADD CONSTRAINT "reserve_entry_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserve_entry" ADD CONSTRAINT "reserve_entry_loan" FOREIGN KEY ("workspace_id","loan_id") REFERENCES "public"."reserve_entry"("workspace_id","reserve_entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reserve_entry_by_kind" ON "reserve_entry" USING btree ("workspace_id","property_id","kind","date");--> statement-breakpoint
CREATE INDEX "reserve_entry_of_loan" ON "reserve_entry" USING btree ("workspace_id","loan_id") WHERE loan_id is not null;
