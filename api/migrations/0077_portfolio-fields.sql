ALTER TABLE "workspace" ADD COLUMN "address1" text;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "address2" text;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "zip_code" text;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "contact_name" text;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "contact_email" text;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "is_private_label" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "workspace_by_name" ON "workspace" (lower("name"), "workspace_id");
