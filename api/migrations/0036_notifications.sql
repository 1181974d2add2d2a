CREATE TABLE "project_follower" (
	"workspace_id" uuid NOT NULL,
	"project_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_following" boolean NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "project_follower_workspace_id_project_id_user_id_pk" PRIMARY KEY("workspace_id","project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "user_notification" (
	"workspace_id" uuid NOT NULL,
	"user_notification_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"project_id" uuid,
	"note_id" uuid,
	"actor_user_id" uuid,
	"actor_name" text,
	"kind" text NOT NULL,
	"category" smallint NOT NULL,
	"detail" text,
	"count" integer,
	"day" date,
	"link" text,
	"once_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mail_state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "user_notification_workspace_id_user_notification_id_pk" PRIMARY KEY("workspace_id","user_notification_id"),
	CONSTRAINT "user_notification_user_notification_id_unique" UNIQUE("user_notification_id")
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "once_key" text;--> statement-breakpoint
ALTER TABLE "project_follower" ADD CONSTRAINT "project_follower_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_follower" ADD CONSTRAINT "project_follower_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notification" ADD CONSTRAINT "user_notification_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notification" ADD CONSTRAINT "user_notification_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_notification" ADD CONSTRAINT "user_notification_project" FOREIGN KEY ("workspace_id","project_id") REFERENCES "public"."project"("workspace_id","project_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_follower_user" ON "project_follower" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_notification_by_time" ON "user_notification" USING btree ("user_id","created_at","user_notification_id");--> statement-breakpoint
CREATE INDEX "user_notification_unread" ON "user_notification" USING btree ("user_id","created_at") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "user_notification_read" ON "user_notification" USING btree ("user_id","read_at");--> statement-breakpoint
CREATE INDEX "user_notification_of_property" ON "user_notification" USING btree ("workspace_id","property_id");--> statement-breakpoint
CREATE INDEX "user_notification_waiting" ON "user_notification" USING btree ("workspace_id","user_id","created_at") WHERE mail_state = 'waiting';--> statement-breakpoint
CREATE INDEX "user_notification_age" ON "user_notification" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_notification_once" ON "user_notification" USING btree ("workspace_id","user_id","once_key");--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_once_key_unique" UNIQUE("once_key");