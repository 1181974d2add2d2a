DROP INDEX "photo_by_taken";--> statement-breakpoint
ALTER TABLE "photo" ALTER COLUMN "placeholder" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "image_state" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(file_name || chr(10) || upload_by_full_name || chr(10) || coalesce(description, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "photo_by_taken_desc" ON "photo" USING btree ("workspace_id","property_id","taken_date" DESC NULLS LAST,"upload_date" DESC NULLS FIRST,"property_photo_id" DESC NULLS FIRST) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "photo_by_taken" ON "photo" USING btree ("workspace_id","property_id","taken_date","upload_date","property_photo_id") WHERE deleted_at is null;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_image_state" CHECK (image_state in ('beingMade', 'ready', 'failed'));--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_placeholder" CHECK ((placeholder is null) = (image_state <> 'ready'));