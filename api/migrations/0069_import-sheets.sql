ALTER TABLE "component_import" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "component_import" ADD COLUMN "sheet_position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "component_import" ADD COLUMN "sheet_kind" text DEFAULT 'list' NOT NULL;--> statement-breakpoint
ALTER TABLE "component_import" ADD COLUMN "line_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "component_import" ADD COLUMN "list_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "component_import" SET "file_id" = "import_id";--> statement-breakpoint
ALTER TABLE "component_import" ALTER COLUMN "file_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "component_import" ALTER COLUMN "sheet_position" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "component_import" ALTER COLUMN "sheet_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "component_import" ALTER COLUMN "line_count" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "component_import" ALTER COLUMN "list_cents" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "component_import_of_file" ON "component_import" USING btree ("workspace_id","file_id");
