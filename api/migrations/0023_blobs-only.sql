ALTER TABLE "adoption_file" DROP CONSTRAINT "adoption_file_storage_key_unique";--> statement-breakpoint
ALTER TABLE "adoption_file" ALTER COLUMN "blob_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" DROP COLUMN "image_key";--> statement-breakpoint
ALTER TABLE "job" DROP COLUMN "storage_key";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "tries";--> statement-breakpoint
ALTER TABLE "mail_outbox" DROP COLUMN "last_error";--> statement-breakpoint
ALTER TABLE "adoption_file" DROP COLUMN "storage_key";--> statement-breakpoint
ALTER TABLE "property" DROP COLUMN "profile_image_key";--> statement-breakpoint
ALTER TABLE "workspace" DROP COLUMN "logo_key";