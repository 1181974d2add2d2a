CREATE TABLE "calendar_feed" (
	"workspace_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feed_workspace_id_property_id_user_id_pk" PRIMARY KEY("workspace_id","property_id","user_id"),
	CONSTRAINT "calendar_feed_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "component" ADD COLUMN "warranty_until" date;--> statement-breakpoint
ALTER TABLE "component" ADD COLUMN "next_inspection_on" date;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_feed_user" ON "calendar_feed" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "component_dated" ON "component" USING btree ("workspace_id","property_id") WHERE warranty_until is not null or next_inspection_on is not null;