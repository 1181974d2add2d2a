ALTER TABLE "ledger_bank_account" ADD COLUMN "told_apart" text DEFAULT '[]' NOT NULL;
