CREATE TABLE "file_project" (
	"workspace_id" uuid NOT NULL,
	"property_file_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	CONSTRAINT "file_project_workspace_id_property_file_id_project_id_pk" PRIMARY KEY("workspace_id","property_file_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "photo_project" (
	"workspace_id" uuid NOT NULL,
	"property_photo_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	CONSTRAINT "photo_project_workspace_id_property_photo_id_project_id_pk" PRIMARY KEY("workspace_id","property_photo_id","project_id")
);
--> statement-breakpoint
CREATE TABLE "project" (
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"project_template_phase_id" uuid NOT NULL,
	"phase_since" timestamp (3) with time zone NOT NULL,
	"owner_user_id" uuid,
	"start_date" date,
	"due_date" date,
	"contractor" text,
	"contract_amount" bigint,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_workspace_id_project_id_pk" PRIMARY KEY("workspace_id","project_id"),
	CONSTRAINT "project_project_id_unique" UNIQUE("project_id")
);
--> statement-breakpoint
CREATE TABLE "project_component" (
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"lineage_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"include_photos" boolean DEFAULT true NOT NULL,
	CONSTRAINT "project_component_workspace_id_project_id_lineage_id_pk" PRIMARY KEY("workspace_id","project_id","lineage_id")
);
--> statement-breakpoint
CREATE TABLE "project_note" (
	"workspace_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"body" text NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"mentioned_user_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_note_workspace_id_note_id_pk" PRIMARY KEY("workspace_id","note_id"),
	CONSTRAINT "project_note_note_id_unique" UNIQUE("note_id")
);
--> statement-breakpoint
CREATE TABLE "project_payment" (
	"workspace_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"paid_on" date NOT NULL,
	"payee" text NOT NULL,
	"number" text,
	"fund" text NOT NULL,
	"lineage_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_payment_workspace_id_payment_id_pk" PRIMARY KEY("workspace_id","payment_id"),
	CONSTRAINT "project_payment_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "project_phase" (
	"workspace_id" uuid NOT NULL,
	"project_template_phase_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sort_order" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_phase_workspace_id_project_template_phase_id_pk" PRIMARY KEY("workspace_id","project_template_phase_id")
);
--> statement-breakpoint
CREATE TABLE "project_scope" (
	"workspace_id" uuid NOT NULL,
	"scope_of_work_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"description" text NOT NULL,
	"quantity_thousandths" bigint,
	"unit" text,
	"estimate" bigint,
	"lineage_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "project_scope_workspace_id_scope_of_work_id_pk" PRIMARY KEY("workspace_id","scope_of_work_id"),
	CONSTRAINT "project_scope_scope_of_work_id_unique" UNIQUE("scope_of_work_id")
);
--> statement-breakpoint
ALTER TABLE "file_project" ADD CONSTRAINT "file_project_of_file" FOREIGN KEY ("workspace_id","property_file_id") REFERENCES "public"."property_file"("workspace_id","property_file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_project" ADD CONSTRAINT "file_project_of_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_project" ADD CONSTRAINT "photo_project_photo" FOREIGN KEY ("workspace_id","property_photo_id") REFERENCES "public"."photo"("workspace_id","property_photo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_project" ADD CONSTRAINT "photo_project_of_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project" ADD CONSTRAINT "project_in_its_phase" FOREIGN KEY ("workspace_id","project_template_phase_id") REFERENCES "public"."project_phase"("workspace_id","project_template_phase_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_component" ADD CONSTRAINT "project_component_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_note" ADD CONSTRAINT "project_note_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_payment" ADD CONSTRAINT "project_payment_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_phase" ADD CONSTRAINT "project_phase_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_scope" ADD CONSTRAINT "project_scope_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_project_project" ON "file_project" USING btree ("workspace_id","project_id","property_file_id");--> statement-breakpoint
CREATE INDEX "photo_project_project" ON "photo_project" USING btree ("workspace_id","project_id","property_photo_id");--> statement-breakpoint
CREATE INDEX "project_by_due" ON "project" USING btree ("workspace_id","property_id","due_date","name","project_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "project_in_phase" ON "project" USING btree ("workspace_id","project_template_phase_id");--> statement-breakpoint
CREATE INDEX "project_component_lineage" ON "project_component" USING btree ("workspace_id","property_id","lineage_id");--> statement-breakpoint
CREATE INDEX "project_note_by_time" ON "project_note" USING btree ("workspace_id","project_id","created_at");--> statement-breakpoint
CREATE INDEX "project_payment_by_day" ON "project_payment" USING btree ("workspace_id","project_id","paid_on");--> statement-breakpoint
CREATE INDEX "project_payment_of_property" ON "project_payment" USING btree ("workspace_id","property_id","paid_on");--> statement-breakpoint
CREATE INDEX "project_phase_order" ON "project_phase" USING btree ("workspace_id","property_id","sort_order");--> statement-breakpoint
CREATE INDEX "project_scope_by_time" ON "project_scope" USING btree ("workspace_id","project_id","created_at","scope_of_work_id");