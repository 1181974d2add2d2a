ALTER TABLE "workspace" ADD COLUMN "accent_color" text;
--> statement-breakpoint
ALTER TABLE "workspace" ADD CONSTRAINT "workspace_accent_color" CHECK (accent_color ~ '^#[0-9A-F]{6}$');
