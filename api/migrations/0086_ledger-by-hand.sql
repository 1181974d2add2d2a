ALTER TABLE "ledger_bank_account" ALTER COLUMN "source_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "reserve_entry" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "reserve_entry" ADD COLUMN "share" bigint;
--> statement-breakpoint
ALTER TABLE "reserve_entry" DROP CONSTRAINT "reserve_entry_once";
--> statement-breakpoint
ALTER TABLE "reserve_entry" ADD CONSTRAINT "reserve_entry_once" UNIQUE("workspace_id","property_id","date","direction","amount","ordinal","part");
