CREATE TABLE "duty_exemption" (
	"workspace_id" uuid NOT NULL,
	"duty_exemption_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"stated_at" timestamp (3) with time zone NOT NULL,
	"stated_by" text NOT NULL,
	CONSTRAINT "duty_exemption_workspace_id_duty_exemption_id_pk" PRIMARY KEY("workspace_id","duty_exemption_id"),
	CONSTRAINT "duty_exemption_duty_exemption_id_unique" UNIQUE("duty_exemption_id"),
	CONSTRAINT "duty_exemption_kind" CHECK ("kind" IN ('siteVisit', 'balconyInspection'))
);
--> statement-breakpoint
ALTER TABLE "duty_exemption" ADD CONSTRAINT "duty_exemption_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE cascade DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
CREATE UNIQUE INDEX "duty_exemption_once" ON "duty_exemption" USING btree ("workspace_id","property_id","kind");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON duty_exemption TO roofline_app;
--> statement-breakpoint
ALTER TABLE duty_exemption ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE duty_exemption FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY duty_exemption_of_workspace ON duty_exemption TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
-- Programs read what does not apply, so that they can follow it.
DO $$
BEGIN
  PERFORM follow_changes('duty_exemption', 'dutyExemption', 'r.duty_exemption_id');
END
$$;
