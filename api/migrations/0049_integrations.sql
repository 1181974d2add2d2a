CREATE TABLE "integration_credential" (
	"workspace_id" uuid NOT NULL,
	"integration_credential_id" uuid NOT NULL,
	"integration_id" smallint NOT NULL,
	"name" text NOT NULL,
	"key_id" text NOT NULL,
	"sealed" text NOT NULL,
	"secret_version" integer DEFAULT 1 NOT NULL,
	"problem" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "integration_credential_workspace_id_integration_credential_id_pk" PRIMARY KEY("workspace_id","integration_credential_id"),
	CONSTRAINT "integration_credential_integration_credential_id_unique" UNIQUE("integration_credential_id")
);
--> statement-breakpoint
CREATE TABLE "integration_property" (
	"workspace_id" uuid NOT NULL,
	"integration_property_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"integration_id" smallint NOT NULL,
	"integration_credential_id" uuid,
	"external_property_code" text DEFAULT '' NOT NULL,
	"use_reserve_funds_for_expenses" boolean NOT NULL,
	"use_reserve_funds_for_income" boolean NOT NULL,
	"cursor" text,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_synced_at" timestamp (3) with time zone,
	"next_sync_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "integration_property_workspace_id_integration_property_id_pk" PRIMARY KEY("workspace_id","integration_property_id"),
	CONSTRAINT "integration_property_integration_property_id_unique" UNIQUE("integration_property_id"),
	CONSTRAINT "integration_property_once" UNIQUE("workspace_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "integration_sync" (
	"workspace_id" uuid NOT NULL,
	"sync_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"integration_id" smallint NOT NULL,
	"status" smallint NOT NULL,
	"is_nightly" boolean NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"unreadable" integer DEFAULT 0 NOT NULL,
	"unreadable_examples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" text,
	CONSTRAINT "integration_sync_workspace_id_sync_id_pk" PRIMARY KEY("workspace_id","sync_id")
);
--> statement-breakpoint
ALTER TABLE "integration_credential" ADD CONSTRAINT "integration_credential_workspace_id_workspace_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_property" ADD CONSTRAINT "integration_property_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_property" ADD CONSTRAINT "integration_property_credential" FOREIGN KEY ("workspace_id","integration_credential_id") REFERENCES "public"."integration_credential"("workspace_id","integration_credential_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_sync" ADD CONSTRAINT "integration_sync_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "integration_property_credential" ON "integration_property" USING btree ("workspace_id","integration_credential_id");--> statement-breakpoint
CREATE INDEX "integration_property_due" ON "integration_property" USING btree ("next_sync_at") WHERE next_sync_at is not null;--> statement-breakpoint
CREATE INDEX "integration_sync_by_start" ON "integration_sync" USING btree ("workspace_id","property_id","started_at","sync_id");