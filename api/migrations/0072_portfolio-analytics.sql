CREATE TABLE "association_figure" (
	"workspace_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"property_id" uuid NOT NULL,
	"lead_by" text NOT NULL,
	"plan_name" text,
	"percent_funded" double precision,
	"lowest_balance" bigint,
	"lowest_balance_year" integer,
	"first_year_below_zero" integer,
	"five_year_cover" double precision,
	"problem" text,
	CONSTRAINT "association_figure_key" PRIMARY KEY("workspace_id","basis","property_id")
);
--> statement-breakpoint
CREATE TABLE "association_state" (
	"workspace_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"changes" integer DEFAULT 1 NOT NULL,
	"computed_changes" integer DEFAULT 0 NOT NULL,
	"data_version" integer DEFAULT 0 NOT NULL,
	"valid_until" date,
	"fiscal_year" integer,
	"contribution" bigint,
	"recommended_contribution" bigint,
	"contribution_share" double precision,
	"disclosure_due" date,
	"study_date" date,
	CONSTRAINT "association_state_key" PRIMARY KEY("workspace_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "association_study" (
	"workspace_id" uuid NOT NULL,
	"basis" text NOT NULL,
	"property_id" uuid NOT NULL,
	"study" text NOT NULL,
	CONSTRAINT "association_study_key" PRIMARY KEY("workspace_id","basis","property_id")
);
--> statement-breakpoint
CREATE TABLE "portfolio_view" (
	"workspace_id" uuid NOT NULL,
	"portfolio_view_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"view" jsonb NOT NULL,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "portfolio_view_key" PRIMARY KEY("workspace_id","portfolio_view_id"),
	CONSTRAINT "portfolio_view_portfolio_view_id_unique" UNIQUE("portfolio_view_id")
);
--> statement-breakpoint
ALTER TABLE "association_figure" ADD CONSTRAINT "association_figure_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_state" ADD CONSTRAINT "association_state_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_study" ADD CONSTRAINT "association_study_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "portfolio_view" ADD CONSTRAINT "portfolio_view_membership" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."membership"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "portfolio_view_name" ON "portfolio_view" USING btree ("workspace_id","user_id","name_key");
