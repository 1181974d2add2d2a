CREATE TABLE "integration_authorization" (
	"workspace_id" uuid NOT NULL,
	"authorization_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"integration_id" smallint NOT NULL,
	"integration_credential_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "integration_authorization_workspace_id_authorization_id_pk" PRIMARY KEY("workspace_id","authorization_id")
);
--> statement-breakpoint
ALTER TABLE "integration_credential" ADD COLUMN "external_code" text;--> statement-breakpoint
ALTER TABLE "integration_credential" ADD COLUMN "renewing_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "integration_authorization" ADD CONSTRAINT "integration_authorization_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "integration_authorization_expiry" ON "integration_authorization" USING btree ("workspace_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "integration_credential_company" ON "integration_credential" USING btree ("workspace_id","integration_id","external_code") WHERE external_code is not null;