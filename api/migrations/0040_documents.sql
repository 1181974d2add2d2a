ALTER TABLE "adoption_file" ADD COLUMN "property_file_id" uuid;--> statement-breakpoint
ALTER TABLE "adoption_file" ADD COLUMN "version_number" integer;--> statement-breakpoint
ALTER TABLE "reserve_study" ADD COLUMN "property_file_id" uuid;--> statement-breakpoint
ALTER TABLE "adoption_file" ADD CONSTRAINT "adoption_file_document" FOREIGN KEY ("workspace_id","property_file_id","version_number") REFERENCES "public"."file_version"("workspace_id","property_file_id","version_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserve_study" ADD CONSTRAINT "reserve_study_document" FOREIGN KEY ("workspace_id","property_file_id") REFERENCES "public"."property_file"("workspace_id","property_file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adoption_file_document" ON "adoption_file" USING btree ("workspace_id","property_file_id");--> statement-breakpoint
CREATE INDEX "reserve_study_document" ON "reserve_study" USING btree ("workspace_id","property_file_id");