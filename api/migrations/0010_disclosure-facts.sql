CREATE TABLE "disclosure_facts" (
	"workspace_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"facts" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "disclosure_facts_workspace_id_plan_id_pk" PRIMARY KEY("workspace_id","plan_id"),
	CONSTRAINT "disclosure_facts_plan_id_unique" UNIQUE("plan_id")
);
--> statement-breakpoint
ALTER TABLE "disclosure_facts" ADD CONSTRAINT "disclosure_facts_plan" FOREIGN KEY ("workspace_id","plan_id") REFERENCES "public"."plan"("workspace_id","plan_id") ON DELETE cascade ON UPDATE no action;