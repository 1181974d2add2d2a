DROP INDEX "photo_by_upload";--> statement-breakpoint
DROP INDEX "photo_by_taken";--> statement-breakpoint
CREATE INDEX "photo_by_upload" ON "photo" USING btree ("workspace_id","property_id","upload_date","property_photo_id","include_in_photos_report") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "photo_by_taken" ON "photo" USING btree ("workspace_id","property_id","taken_date","upload_date","property_photo_id","include_in_photos_report") WHERE deleted_at is null;
