CREATE TABLE "file_component" (
	"workspace_id" uuid NOT NULL,
	"property_file_id" uuid NOT NULL,
	"lineage_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	CONSTRAINT "file_component_workspace_id_property_file_id_lineage_id_pk" PRIMARY KEY("workspace_id","property_file_id","lineage_id")
);
--> statement-breakpoint
CREATE TABLE "file_text" (
	"workspace_id" uuid NOT NULL,
	"property_file_id" uuid NOT NULL,
	"version_number" integer NOT NULL,
	"body" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english'::regconfig, body)) STORED NOT NULL,
	CONSTRAINT "file_text_workspace_id_property_file_id_pk" PRIMARY KEY("workspace_id","property_file_id")
);
--> statement-breakpoint
CREATE TABLE "file_version" (
	"workspace_id" uuid NOT NULL,
	"property_file_id" uuid NOT NULL,
	"version_number" integer NOT NULL,
	"blob_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"file_size" bigint NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"upload_by_full_name" text NOT NULL,
	CONSTRAINT "file_version_workspace_id_property_file_id_version_number_pk" PRIMARY KEY("workspace_id","property_file_id","version_number")
);
--> statement-breakpoint
CREATE TABLE "folder" (
	"workspace_id" uuid NOT NULL,
	"folder_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"parent_id" uuid,
	"folder_name" text NOT NULL,
	"name_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"deletion_id" uuid,
	"lost_folder" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "folder_workspace_id_folder_id_pk" PRIMARY KEY("workspace_id","folder_id"),
	CONSTRAINT "folder_folder_id_unique" UNIQUE("folder_id")
);
--> statement-breakpoint
CREATE TABLE "property_file" (
	"workspace_id" uuid NOT NULL,
	"property_file_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"folder_id" uuid,
	"file_name" text NOT NULL,
	"name_key" text NOT NULL,
	"version_number" integer DEFAULT 1 NOT NULL,
	"document_kind" text,
	"valid_until" date,
	"retain_until" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"deletion_id" uuid,
	"lost_folder" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "property_file_workspace_id_property_file_id_pk" PRIMARY KEY("workspace_id","property_file_id"),
	CONSTRAINT "property_file_property_file_id_unique" UNIQUE("property_file_id")
);
--> statement-breakpoint
ALTER TABLE "file_component" ADD CONSTRAINT "file_component_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_component" ADD CONSTRAINT "file_component_of_file" FOREIGN KEY ("workspace_id","property_file_id") REFERENCES "public"."property_file"("workspace_id","property_file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_text" ADD CONSTRAINT "file_text_of_file" FOREIGN KEY ("workspace_id","property_file_id") REFERENCES "public"."property_file"("workspace_id","property_file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_version" ADD CONSTRAINT "file_version_bytes" FOREIGN KEY ("workspace_id","blob_id") REFERENCES "public"."blob"("workspace_id","blob_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_version" ADD CONSTRAINT "file_version_of_file" FOREIGN KEY ("workspace_id","property_file_id") REFERENCES "public"."property_file"("workspace_id","property_file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder" ADD CONSTRAINT "folder_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder" ADD CONSTRAINT "folder_in_folder" FOREIGN KEY ("workspace_id","parent_id") REFERENCES "public"."folder"("workspace_id","folder_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_file" ADD CONSTRAINT "property_file_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_file" ADD CONSTRAINT "property_file_in_folder" FOREIGN KEY ("workspace_id","folder_id") REFERENCES "public"."folder"("workspace_id","folder_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_component_lineage" ON "file_component" USING btree ("workspace_id","property_id","lineage_id");--> statement-breakpoint
CREATE INDEX "file_text_search" ON "file_text" USING gin ("search");--> statement-breakpoint
CREATE INDEX "file_version_blob" ON "file_version" USING btree ("workspace_id","blob_id");--> statement-breakpoint
CREATE UNIQUE INDEX "folder_sibling" ON "folder" USING btree ("workspace_id","property_id",coalesce(parent_id, '00000000-0000-0000-0000-000000000000'),"name_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "folder_parent" ON "folder" USING btree ("workspace_id","parent_id");--> statement-breakpoint
CREATE INDEX "folder_trash" ON "folder" USING btree ("workspace_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "folder_deletion" ON "folder" USING btree ("deletion_id") WHERE deletion_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "property_file_sibling" ON "property_file" USING btree ("workspace_id","property_id",coalesce(folder_id, '00000000-0000-0000-0000-000000000000'),"name_key") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "property_file_folder" ON "property_file" USING btree ("workspace_id","folder_id");--> statement-breakpoint
CREATE INDEX "property_file_ending" ON "property_file" USING btree ("workspace_id","property_id","valid_until") WHERE valid_until is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "property_file_trash" ON "property_file" USING btree ("workspace_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "property_file_deletion" ON "property_file" USING btree ("deletion_id") WHERE deletion_id is not null;