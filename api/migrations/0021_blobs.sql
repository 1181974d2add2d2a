CREATE TABLE "blob" (
	"workspace_id" uuid NOT NULL,
	"blob_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"byte_count" bigint,
	"content_type" text NOT NULL,
	"storage_key" text NOT NULL,
	"parent_id" uuid,
	"variant" text,
	"free_since" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blob_workspace_id_blob_id_pk" PRIMARY KEY("workspace_id","blob_id"),
	CONSTRAINT "blob_blob_id_unique" UNIQUE("blob_id"),
	CONSTRAINT "blob_storage_key_unique" UNIQUE("storage_key"),
	CONSTRAINT "blob_variant_of_parent" CHECK ((parent_id is null) = (variant is null))
);
--> statement-breakpoint
ALTER TABLE "job" DROP CONSTRAINT "job_workspace_id_workspace_workspace_id_fk";
--> statement-breakpoint
DROP INDEX "mail_outbox_due";--> statement-breakpoint
DROP INDEX "job_file";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "image_id" uuid;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "blob_id" uuid;--> statement-breakpoint
ALTER TABLE "adoption_file" ADD COLUMN "blob_id" uuid;--> statement-breakpoint
ALTER TABLE "property" ADD COLUMN "profile_image_id" uuid;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "blob" ADD CONSTRAINT "blob_parent" FOREIGN KEY ("workspace_id","parent_id") REFERENCES "public"."blob"("workspace_id","blob_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "blob_content" ON "blob" USING btree ("workspace_id","sha256") WHERE parent_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "blob_variant" ON "blob" USING btree ("workspace_id","parent_id","variant");--> statement-breakpoint
CREATE INDEX "blob_size" ON "blob" USING btree ("workspace_id","byte_count");--> statement-breakpoint
CREATE INDEX "blob_free" ON "blob" USING btree ("free_since");--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_image" FOREIGN KEY ("user_id","image_id") REFERENCES "public"."blob"("workspace_id","blob_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_file" FOREIGN KEY ("workspace_id","blob_id") REFERENCES "public"."blob"("workspace_id","blob_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adoption_file" ADD CONSTRAINT "adoption_file_bytes" FOREIGN KEY ("workspace_id","blob_id") REFERENCES "public"."blob"("workspace_id","blob_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_profile_image" FOREIGN KEY ("workspace_id","profile_image_id") REFERENCES "public"."blob"("workspace_id","blob_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace" ADD CONSTRAINT "workspace_logo" FOREIGN KEY ("workspace_id","logo_id") REFERENCES "public"."blob"("workspace_id","blob_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adoption_file_blob" ON "adoption_file" USING btree ("workspace_id","blob_id");--> statement-breakpoint
CREATE INDEX "property_image" ON "property" USING btree ("workspace_id","profile_image_id");--> statement-breakpoint
CREATE INDEX "job_file" ON "job" USING btree ("workspace_id","blob_id");