CREATE TABLE "app_user" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"phone" text,
	"is_staff" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"image_key" text,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "app_user_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"is_persistent" boolean NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "session_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"succeeded" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity_item" (
	"workspace_id" uuid NOT NULL,
	"activity_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"entity_name" text NOT NULL,
	"description" text NOT NULL,
	"user_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"project_id" uuid,
	"property_component_id" uuid,
	CONSTRAINT "activity_item_workspace_id_activity_id_pk" PRIMARY KEY("workspace_id","activity_id"),
	CONSTRAINT "activity_item_activity_id_unique" UNIQUE("activity_id")
);
--> statement-breakpoint
CREATE TABLE "component" (
	"workspace_id" uuid NOT NULL,
	"property_component_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"fiscal_year" integer NOT NULL,
	"lineage_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"category" text NOT NULL,
	"location" text,
	"quantity_thousandths" bigint NOT NULL,
	"unit_of_measure" text NOT NULL,
	"unit_cost" bigint NOT NULL,
	"current_cost" bigint NOT NULL,
	"useful_life" integer NOT NULL,
	"remaining_useful_life" integer NOT NULL,
	"placed_in_service_year" integer,
	"last_replaced_year" integer,
	"is_one_time" boolean DEFAULT false NOT NULL,
	"percent_replaced" integer DEFAULT 10000 NOT NULL,
	"gl_code" text,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "component_workspace_id_property_component_id_pk" PRIMARY KEY("workspace_id","property_component_id"),
	CONSTRAINT "component_property_component_id_unique" UNIQUE("property_component_id")
);
--> statement-breakpoint
CREATE TABLE "component_import" (
	"workspace_id" uuid NOT NULL,
	"import_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"fiscal_year" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"sheet_name" text,
	"grid" jsonb NOT NULL,
	"mapping" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	CONSTRAINT "component_import_workspace_id_import_id_pk" PRIMARY KEY("workspace_id","import_id"),
	CONSTRAINT "component_import_import_id_unique" UNIQUE("import_id")
);
--> statement-breakpoint
CREATE TABLE "filter_setting" (
	"user_id" uuid NOT NULL,
	"a" text NOT NULL,
	"b" text DEFAULT '' NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "filter_setting_user_id_a_b_pk" PRIMARY KEY("user_id","a","b")
);
--> statement-breakpoint
CREATE TABLE "property_financial" (
	"workspace_id" uuid NOT NULL,
	"property_financial_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"fiscal_year" integer NOT NULL,
	"fiscal_year_start_month" smallint NOT NULL,
	"starting_fiscal_year" integer NOT NULL,
	"year_end_reserve_balance" bigint NOT NULL,
	"average_hoa_annual_fee" bigint NOT NULL,
	"previous_hoa_annual_fee" bigint,
	"annual_reserve_contribution" bigint NOT NULL,
	"inflation_rate" integer NOT NULL,
	"interest_rate" integer NOT NULL,
	"reserve_contribution_increase_rate" integer NOT NULL,
	"fee_collection_frequency_id" smallint NOT NULL,
	"update_all_plans" boolean NOT NULL,
	"has_upcoming_expenses" boolean NOT NULL,
	"upcoming_expenses" bigint NOT NULL,
	"reserve_month_start" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "property_financial_workspace_id_property_financial_id_pk" PRIMARY KEY("workspace_id","property_financial_id"),
	CONSTRAINT "property_financial_property_financial_id_unique" UNIQUE("property_financial_id"),
	CONSTRAINT "property_financial_year" UNIQUE("workspace_id","property_id","fiscal_year")
);
--> statement-breakpoint
CREATE TABLE "fiscal_year_state" (
	"workspace_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"fiscal_year" integer NOT NULL,
	"reconciled_at" timestamp (3) with time zone,
	CONSTRAINT "fiscal_year_state_workspace_id_property_id_fiscal_year_pk" PRIMARY KEY("workspace_id","property_id","fiscal_year")
);
--> statement-breakpoint
CREATE TABLE "funding_outlook" (
	"workspace_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"fiscal_year" integer NOT NULL,
	"percent_funded" double precision,
	"end_balances" bigint[] NOT NULL,
	"first_shortfall_year" integer,
	"lowest_balance" bigint,
	"lowest_balance_year" integer,
	"report" jsonb,
	"data_version" integer NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "funding_outlook_workspace_id_property_id_fiscal_year_pk" PRIMARY KEY("workspace_id","property_id","fiscal_year")
);
--> statement-breakpoint
CREATE TABLE "plan" (
	"workspace_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"fiscal_year" integer NOT NULL,
	"name" text NOT NULL,
	"method" text NOT NULL,
	"is_default_recommended_plan" boolean DEFAULT false NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"is_adopted" boolean DEFAULT false NOT NULL,
	"is_disclosure" boolean DEFAULT false NOT NULL,
	"settings" jsonb NOT NULL,
	"first_year_contribution" bigint NOT NULL,
	"result" jsonb,
	"infeasible_reason" text,
	"computed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plan_workspace_id_plan_id_pk" PRIMARY KEY("workspace_id","plan_id"),
	CONSTRAINT "plan_plan_id_unique" UNIQUE("plan_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"method_path" text NOT NULL,
	"request_hash" text NOT NULL,
	"response" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_key_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "property" (
	"workspace_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_test" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"year_built" integer NOT NULL,
	"property_type_id" smallint NOT NULL,
	"is_condo_converted" boolean NOT NULL,
	"number_of_units" integer NOT NULL,
	"number_of_floors" integer,
	"year_of_conversion" integer DEFAULT 0 NOT NULL,
	"property_description" text,
	"profile_image_key" text,
	"is_feature_toggle_on" boolean DEFAULT true NOT NULL,
	"allow_planning" boolean DEFAULT true NOT NULL,
	"is_integrated_property" boolean DEFAULT false NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"is_demo" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "property_workspace_id_property_id_pk" PRIMARY KEY("workspace_id","property_id"),
	CONSTRAINT "property_property_id_unique" UNIQUE("property_id")
);
--> statement-breakpoint
CREATE TABLE "property_assignment" (
	"workspace_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "property_assignment_workspace_id_property_id_user_id_pk" PRIMARY KEY("workspace_id","property_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "property_category" (
	"workspace_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "property_category_workspace_id_property_id_position_pk" PRIMARY KEY("workspace_id","property_id","position")
);
--> statement-breakpoint
CREATE TABLE "property_type" (
	"id" smallint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "property_type_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "reserve_study" (
	"workspace_id" uuid NOT NULL,
	"property_reserve_study_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"date" date NOT NULL,
	"reserve_study_type_id" smallint NOT NULL,
	"provider_name" text,
	"cost" bigint,
	"inspection_date" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reserve_study_workspace_id_property_reserve_study_id_pk" PRIMARY KEY("workspace_id","property_reserve_study_id"),
	CONSTRAINT "reserve_study_property_reserve_study_id_unique" UNIQUE("property_reserve_study_id")
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_user_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "membership_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id"),
	CONSTRAINT "membership_workspace_user_id_unique" UNIQUE("workspace_user_id")
);
--> statement-breakpoint
CREATE TABLE "workspace" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"company_name" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"feature_toggle_loan_analysis" boolean DEFAULT false NOT NULL,
	"feature_toggle_preventative_maintenance" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_item" ADD CONSTRAINT "activity_item_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component" ADD CONSTRAINT "component_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "component_import" ADD CONSTRAINT "component_import_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filter_setting" ADD CONSTRAINT "filter_setting_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_financial" ADD CONSTRAINT "property_financial_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_year_state" ADD CONSTRAINT "fiscal_year_state_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_outlook" ADD CONSTRAINT "funding_outlook_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan" ADD CONSTRAINT "plan_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_workspace_id_workspace_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property" ADD CONSTRAINT "property_property_type_id_property_type_id_fk" FOREIGN KEY ("property_type_id") REFERENCES "public"."property_type"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_assignment" ADD CONSTRAINT "property_assignment_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_assignment" ADD CONSTRAINT "property_assignment_membership" FOREIGN KEY ("workspace_id","user_id") REFERENCES "public"."membership"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "property_category" ADD CONSTRAINT "property_category_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reserve_study" ADD CONSTRAINT "reserve_study_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_workspace_id_workspace_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "membership" ADD CONSTRAINT "membership_user_id_app_user_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempt_subject" ON "sign_in_attempt" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "sign_in_attempt_at" ON "sign_in_attempt" USING btree ("at");--> statement-breakpoint
CREATE INDEX "activity_item_by_date" ON "activity_item" USING btree ("workspace_id","property_id","date","activity_id");--> statement-breakpoint
CREATE INDEX "activity_item_component" ON "activity_item" USING btree ("workspace_id","property_component_id");--> statement-breakpoint
CREATE INDEX "component_by_year" ON "component" USING btree ("workspace_id","property_id","fiscal_year","name_key");--> statement-breakpoint
CREATE INDEX "component_lineage" ON "component" USING btree ("workspace_id","property_id","lineage_id");--> statement-breakpoint
CREATE INDEX "component_import_by_property" ON "component_import" USING btree ("workspace_id","property_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_one_default" ON "plan" USING btree ("workspace_id","property_id","fiscal_year") WHERE is_default_recommended_plan;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_one_adopted" ON "plan" USING btree ("workspace_id","property_id","fiscal_year") WHERE is_adopted;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_one_recommended" ON "plan" USING btree ("workspace_id","property_id","fiscal_year") WHERE is_recommended and not is_default_recommended_plan;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_one_disclosure" ON "plan" USING btree ("workspace_id","property_id","fiscal_year") WHERE is_disclosure;--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "property_by_name" ON "property" USING btree ("workspace_id","is_active",lower("name"),"property_id");--> statement-breakpoint
CREATE INDEX "property_by_place" ON "property" USING btree ("workspace_id","is_active",lower("city"),"state","property_id");--> statement-breakpoint
CREATE INDEX "property_by_type" ON "property" USING btree ("workspace_id","is_active","property_type_id",lower("name"));--> statement-breakpoint
CREATE INDEX "property_assignment_user" ON "property_assignment" USING btree ("workspace_id","user_id","property_id");--> statement-breakpoint
CREATE UNIQUE INDEX "property_category_name" ON "property_category" USING btree ("workspace_id","property_id",lower("name"));--> statement-breakpoint
CREATE INDEX "reserve_study_by_date" ON "reserve_study" USING btree ("workspace_id","property_id","date","property_reserve_study_id");--> statement-breakpoint
CREATE INDEX "membership_user" ON "membership" USING btree ("user_id");