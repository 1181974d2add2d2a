ALTER TABLE "placement" ADD COLUMN "source_id" uuid;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "source_name" text;--> statement-breakpoint
ALTER TABLE "placement" ADD COLUMN "external_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "placement_of_source" ON "placement" USING btree ("workspace_id","property_id","source_id","external_id") WHERE source_id is not null;