CREATE TABLE "photo" (
	"workspace_id" uuid NOT NULL,
	"property_photo_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"blob_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"file_name" text NOT NULL,
	"description" text,
	"taken_date" timestamp(0),
	"upload_date" timestamp (3) with time zone NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"upload_by_full_name" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"include_in_photos_report" boolean DEFAULT false NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"file_size" integer NOT NULL,
	"placeholder" text NOT NULL,
	"camera" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "photo_workspace_id_property_photo_id_pk" PRIMARY KEY("workspace_id","property_photo_id"),
	CONSTRAINT "photo_property_photo_id_unique" UNIQUE("property_photo_id")
);
--> statement-breakpoint
CREATE TABLE "photo_component" (
	"workspace_id" uuid NOT NULL,
	"property_photo_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"lineage_id" uuid NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	CONSTRAINT "photo_component_workspace_id_property_photo_id_lineage_id_pk" PRIMARY KEY("workspace_id","property_photo_id","lineage_id")
);
--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_bytes" FOREIGN KEY ("workspace_id","blob_id") REFERENCES "public"."blob"("workspace_id","blob_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_component" ADD CONSTRAINT "photo_component_photo" FOREIGN KEY ("workspace_id","property_photo_id") REFERENCES "public"."photo"("workspace_id","property_photo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "photo_content" ON "photo" USING btree ("workspace_id","property_id","content_hash");--> statement-breakpoint
CREATE INDEX "photo_by_upload" ON "photo" USING btree ("workspace_id","property_id","upload_date","property_photo_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "photo_by_taken" ON "photo" USING btree ("workspace_id","property_id","taken_date","property_photo_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "photo_trash" ON "photo" USING btree ("workspace_id","deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "photo_blob" ON "photo" USING btree ("workspace_id","blob_id");--> statement-breakpoint
CREATE INDEX "photo_component_lineage" ON "photo_component" USING btree ("workspace_id","property_id","lineage_id","property_photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_component_primary" ON "photo_component" USING btree ("workspace_id","property_id","lineage_id") WHERE is_primary;