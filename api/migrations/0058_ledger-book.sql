ALTER TABLE "ledger_account" ADD COLUMN "source_kind" text;--> statement-breakpoint
ALTER TABLE "ledger_bank_balance" ADD COLUMN "origin" text DEFAULT 'source' NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_book" ADD COLUMN "watch_above" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_book" ADD COLUMN "alert_above" integer DEFAULT 25 NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_source" ADD COLUMN "sign_follows" text DEFAULT 'kind' NOT NULL;