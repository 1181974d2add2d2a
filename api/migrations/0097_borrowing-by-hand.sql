ALTER TABLE "reserve_entry" ADD COLUMN "is_by_hand" boolean DEFAULT false NOT NULL;
