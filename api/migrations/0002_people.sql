CREATE TABLE "access_token" (
	"workspace_id" uuid NOT NULL,
	"token_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"scope" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "access_token_workspace_id_token_id_pk" PRIMARY KEY("workspace_id","token_id"),
	CONSTRAINT "access_token_token_id_unique" UNIQUE("token_id"),
	CONSTRAINT "access_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "password_reset" (
	"reset_id" uuid PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"user_id" uuid,
	"reset_token_hash" text,
	"operation_token_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "password_reset_reset_token_hash_unique" UNIQUE("reset_token_hash")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"mail_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid,
	"kind" text NOT NULL,
	"topic" text,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"sealed" text,
	"message_id" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "invitation_property" (
	"workspace_id" uuid NOT NULL,
	"invitation_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	CONSTRAINT "invitation_property_workspace_id_invitation_id_property_id_pk" PRIMARY KEY("workspace_id","invitation_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"workspace_id" uuid NOT NULL,
	"invitation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"role_id" smallint NOT NULL,
	"code_hash" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"invited_by_full_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invitation_workspace_id_invitation_id_pk" PRIMARY KEY("workspace_id","invitation_id"),
	CONSTRAINT "invitation_invitation_id_unique" UNIQUE("invitation_id"),
	CONSTRAINT "invitation_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace" ADD COLUMN "logo_key" text;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset" ADD CONSTRAINT "password_reset_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_property" ADD CONSTRAINT "invitation_property_invitation" FOREIGN KEY ("workspace_id","invitation_id") REFERENCES "public"."invitation"("workspace_id","invitation_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_property" ADD CONSTRAINT "invitation_property_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_workspace_id_workspace_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_user" ON "access_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_reset_email" ON "password_reset" USING btree ("email_key","created_at");--> statement-breakpoint
CREATE INDEX "password_reset_user" ON "password_reset" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_reset_created" ON "password_reset" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_workspace" ON "mail_outbox" USING btree ("workspace_id","kind","due_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_topic" ON "mail_outbox" USING btree ("topic");--> statement-breakpoint
CREATE INDEX "invitation_property_property" ON "invitation_property" USING btree ("workspace_id","property_id");--> statement-breakpoint
CREATE INDEX "invitation_by_date" ON "invitation" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "invitation_email" ON "invitation" USING btree ("workspace_id","email_key");--> statement-breakpoint
CREATE INDEX "activity_item_user" ON "activity_item" USING btree ("workspace_id","user_id","date");