CREATE TABLE "job" (
	"workspace_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"property_id" uuid,
	"user_id" uuid NOT NULL,
	"token_id" uuid,
	"kind" text NOT NULL,
	"input" jsonb NOT NULL,
	"once_key" text,
	"status" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"step" text,
	"result" jsonb,
	"problem" jsonb,
	"attempts" integer DEFAULT 0 NOT NULL,
	"lease_id" uuid,
	"lease_until" timestamp (3) with time zone,
	"run_after" timestamp (3) with time zone NOT NULL,
	"is_cancel_asked" boolean DEFAULT false NOT NULL,
	"storage_key" text,
	"made_as" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "job_workspace_id_job_id_pk" PRIMARY KEY("workspace_id","job_id"),
	CONSTRAINT "job_job_id_unique" UNIQUE("job_id")
);
--> statement-breakpoint
ALTER TABLE "component_import" ADD COLUMN "answer" jsonb;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_workspace_id_workspace_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job" ADD CONSTRAINT "job_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_due" ON "job" USING btree ("run_after") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "job_of_user" ON "job" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "job_of_workspace" ON "job" USING btree ("workspace_id","started_at");--> statement-breakpoint
CREATE INDEX "job_ended" ON "job" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "job_file" ON "job" USING btree ("storage_key");--> statement-breakpoint
CREATE UNIQUE INDEX "job_once" ON "job" USING btree ("workspace_id","once_key") WHERE status in ('queued', 'running');