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
ALTER TABLE "association_figure" ADD CONSTRAINT "association_figure_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_state" ADD CONSTRAINT "association_state_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "association_study" ADD CONSTRAINT "association_study_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;
