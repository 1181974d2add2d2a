CREATE TABLE "webhook" (
	"workspace_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"events" text[] NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"secret_ending" text NOT NULL,
	"previous_key_id" text,
	"previous_sealed" text,
	"previous_until" timestamp (3) with time zone,
	"epoch" uuid,
	"read_to_number" bigint NOT NULL,
	"read_to_position" bigint NOT NULL,
	"last_sequence" bigint DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"paused_until" timestamp (3) with time zone,
	"last_delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_full_name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "webhook_workspace_id_webhook_id_pk" PRIMARY KEY("workspace_id","webhook_id"),
	CONSTRAINT "webhook_webhook_id_unique" UNIQUE("webhook_id"),
	CONSTRAINT "webhook_url" UNIQUE("workspace_id","url")
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"workspace_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"webhook_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"event" text NOT NULL,
	"entity_id" text NOT NULL,
	"subject" text NOT NULL,
	"property_id" uuid,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"response_status" integer,
	"problem" text,
	"first_attempt_at" timestamp (3) with time zone,
	"last_attempt_at" timestamp (3) with time zone,
	"next_attempt_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_delivery_workspace_id_delivery_id_pk" PRIMARY KEY("workspace_id","delivery_id"),
	CONSTRAINT "webhook_delivery_in_order" UNIQUE("workspace_id","webhook_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "webhook" ADD CONSTRAINT "webhook_workspace_id_workspace_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_delivery" ADD CONSTRAINT "webhook_delivery_webhook" FOREIGN KEY ("workspace_id","webhook_id") REFERENCES "public"."webhook"("workspace_id","webhook_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_delivery_waiting" ON "webhook_delivery" USING btree ("workspace_id","webhook_id","subject","sequence") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_due" ON "webhook_delivery" USING btree ("workspace_id","webhook_id","next_attempt_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_delivery_by_age" ON "webhook_delivery" USING btree ("created_at");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON webhook, webhook_delivery TO roofline_app;
--> statement-breakpoint
-- Finding what is due, and forgetting what is old, is done for all workspaces at once. The secrets are not for it to see.
GRANT SELECT (workspace_id, webhook_id, is_active, epoch, read_to_number, paused_until) ON webhook TO roofline_system;
--> statement-breakpoint
GRANT SELECT (workspace_id, webhook_id, delivery_id, status, next_attempt_at, created_at), DELETE ON webhook_delivery TO roofline_system;
--> statement-breakpoint
ALTER TABLE webhook ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE webhook FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY webhook_of_workspace ON webhook TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
CREATE POLICY webhook_for_system ON webhook FOR SELECT TO roofline_system USING (true);
--> statement-breakpoint
ALTER TABLE webhook_delivery ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE webhook_delivery FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY webhook_delivery_of_workspace ON webhook_delivery TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
CREATE POLICY webhook_delivery_for_system ON webhook_delivery TO roofline_system USING (true) WITH CHECK (true);
--> statement-breakpoint
ALTER TABLE access_token ADD COLUMN can_manage_webhooks boolean DEFAULT false NOT NULL;
