-- Saved views of portfolio analytics that their person gets by email each week.
CREATE TABLE "weekly_view" (
	"workspace_id" uuid NOT NULL,
	"weekly_view_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"view_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"next_on" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "weekly_view_workspace_id_weekly_view_id_pk" PRIMARY KEY("workspace_id","weekly_view_id"),
	CONSTRAINT "weekly_view_weekly_view_id_unique" UNIQUE("weekly_view_id"),
	CONSTRAINT "weekly_view_of_person" UNIQUE("workspace_id","user_id","view_id")
);
--> statement-breakpoint
ALTER TABLE "weekly_view" ADD CONSTRAINT "weekly_view_workspace_id_workspace_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weekly_view" ADD CONSTRAINT "weekly_view_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "weekly_view_due" ON "weekly_view" USING btree ("next_on");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON weekly_view TO roofline_app;
--> statement-breakpoint
-- Finding what is due is done for all workspaces at once, and the link of a mail ends a view without signing in.
GRANT SELECT (workspace_id, weekly_view_id, user_id, next_on), DELETE ON weekly_view TO roofline_system;
--> statement-breakpoint
ALTER TABLE weekly_view ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE weekly_view FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY weekly_view_of_workspace ON weekly_view TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
CREATE POLICY weekly_view_for_system ON weekly_view TO roofline_system USING (true) WITH CHECK (true);
