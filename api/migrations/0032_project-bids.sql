CREATE TABLE "project_bid" (
	"workspace_id" uuid NOT NULL,
	"bid_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"bidder" text NOT NULL,
	"amount" bigint NOT NULL,
	"bid_date" date,
	"valid_until" date,
	"property_file_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_bid_workspace_id_bid_id_pk" PRIMARY KEY("workspace_id","bid_id"),
	CONSTRAINT "project_bid_bid_id_unique" UNIQUE("bid_id")
);
--> statement-breakpoint
CREATE TABLE "project_bid_line" (
	"workspace_id" uuid NOT NULL,
	"bid_id" uuid NOT NULL,
	"scope_of_work_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "project_bid_line_workspace_id_bid_id_scope_of_work_id_pk" PRIMARY KEY("workspace_id","bid_id","scope_of_work_id")
);
--> statement-breakpoint
CREATE TABLE "project_change_order" (
	"workspace_id" uuid NOT NULL,
	"change_order_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"description" text NOT NULL,
	"amount" bigint NOT NULL,
	"approved_by" text NOT NULL,
	"approved_on" date NOT NULL,
	"property_file_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_change_order_workspace_id_change_order_id_pk" PRIMARY KEY("workspace_id","change_order_id"),
	CONSTRAINT "project_change_order_change_order_id_unique" UNIQUE("change_order_id")
);
--> statement-breakpoint
CREATE TABLE "project_checklist_item" (
	"workspace_id" uuid NOT NULL,
	"checklist_item_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"project_template_phase_id" uuid NOT NULL,
	"text" text NOT NULL,
	"sort_order" integer NOT NULL,
	"brought_as" text,
	"is_done" boolean DEFAULT false NOT NULL,
	"done_by_name" text,
	"done_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_checklist_item_workspace_id_checklist_item_id_pk" PRIMARY KEY("workspace_id","checklist_item_id"),
	CONSTRAINT "project_checklist_item_checklist_item_id_unique" UNIQUE("checklist_item_id")
);
--> statement-breakpoint
CREATE TABLE "project_person" (
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_person_workspace_id_project_id_user_id_pk" PRIMARY KEY("workspace_id","project_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "awarded_bid_id" uuid;--> statement-breakpoint
ALTER TABLE "project" ADD COLUMN "last_change_order" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "project_payment" ADD COLUMN "contract_id" uuid;--> statement-breakpoint
ALTER TABLE "project_phase" ADD COLUMN "checklist" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_bid" ADD CONSTRAINT "project_bid_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_bid_line" ADD CONSTRAINT "project_bid_line_bid" FOREIGN KEY ("workspace_id","bid_id") REFERENCES "public"."project_bid"("workspace_id","bid_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_bid_line" ADD CONSTRAINT "project_bid_line_of_scope" FOREIGN KEY ("workspace_id","scope_of_work_id") REFERENCES "public"."project_scope"("workspace_id","scope_of_work_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_change_order" ADD CONSTRAINT "project_change_order_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_checklist_item" ADD CONSTRAINT "project_checklist_item_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_checklist_item" ADD CONSTRAINT "project_checklist_item_in_phase" FOREIGN KEY ("workspace_id","project_template_phase_id") REFERENCES "public"."project_phase"("workspace_id","project_template_phase_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_person" ADD CONSTRAINT "project_person_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_bid_by_amount" ON "project_bid" USING btree ("workspace_id","project_id","amount","bid_id");--> statement-breakpoint
CREATE INDEX "project_bid_line_scope" ON "project_bid_line" USING btree ("workspace_id","scope_of_work_id");--> statement-breakpoint
CREATE UNIQUE INDEX "project_change_order_number" ON "project_change_order" USING btree ("workspace_id","project_id","number");--> statement-breakpoint
CREATE INDEX "project_checklist_item_order" ON "project_checklist_item" USING btree ("workspace_id","project_id","project_template_phase_id","sort_order");--> statement-breakpoint
CREATE INDEX "project_checklist_item_phase" ON "project_checklist_item" USING btree ("workspace_id","project_template_phase_id");--> statement-breakpoint
CREATE INDEX "project_person_user" ON "project_person" USING btree ("workspace_id","user_id","project_id");