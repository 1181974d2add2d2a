ALTER TABLE "access_token" ADD COLUMN "can_manage_people" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "workspace_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD COLUMN "token_id" uuid DEFAULT '00000000-0000-0000-0000-000000000000' NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_key" DROP CONSTRAINT "idempotency_key_user_id_key_pk";--> statement-breakpoint
ALTER TABLE "idempotency_key" ADD CONSTRAINT "idempotency_key_user_id_workspace_id_token_id_key_pk" PRIMARY KEY("user_id","workspace_id","token_id","key");
