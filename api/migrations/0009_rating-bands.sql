ALTER TABLE "workspace" ADD COLUMN "rating_weak_below" integer DEFAULT 3000 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "rating_strong_from" integer DEFAULT 7000 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "rating_overfunded_above" integer DEFAULT 13000 NOT NULL;