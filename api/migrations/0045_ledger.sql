CREATE TABLE "ledger_account" (
	"workspace_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"gl_code" text NOT NULL,
	"gl_name" text NOT NULL,
	"kind" text NOT NULL,
	"use" text NOT NULL,
	"suggested_use" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ledger_account_workspace_id_property_id_gl_code_pk" PRIMARY KEY("workspace_id","property_id","gl_code")
);
--> statement-breakpoint
CREATE TABLE "ledger_bank_account" (
	"workspace_id" uuid NOT NULL,
	"bank_account_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"name" text NOT NULL,
	"institution" text,
	"fund" text NOT NULL,
	"gl_code" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ledger_bank_account_workspace_id_bank_account_id_pk" PRIMARY KEY("workspace_id","bank_account_id"),
	CONSTRAINT "ledger_bank_account_bank_account_id_unique" UNIQUE("bank_account_id"),
	CONSTRAINT "ledger_bank_account_once" UNIQUE("workspace_id","property_id","source_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_bank_balance" (
	"workspace_id" uuid NOT NULL,
	"bank_account_id" uuid NOT NULL,
	"as_of" date NOT NULL,
	"balance" bigint NOT NULL,
	CONSTRAINT "ledger_bank_balance_workspace_id_bank_account_id_as_of_pk" PRIMARY KEY("workspace_id","bank_account_id","as_of")
);
--> statement-breakpoint
CREATE TABLE "ledger_book" (
	"workspace_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"gl_version" integer DEFAULT 0 NOT NULL,
	"bank_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_book_workspace_id_property_id_pk" PRIMARY KEY("workspace_id","property_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_line" (
	"workspace_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"date" date NOT NULL,
	"amount" bigint NOT NULL,
	"gl_code" text NOT NULL,
	"source_fund" text,
	"description" text NOT NULL,
	"payee" text,
	"payee_key" text DEFAULT '' NOT NULL,
	"reference" text,
	"search_text" text NOT NULL,
	"running_balance" bigint,
	"lineage_id" uuid,
	"project_id" uuid,
	"is_unexpected" boolean DEFAULT false NOT NULL,
	"mapped_by" text,
	"rule_id" uuid,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ledger_line_workspace_id_transaction_id_pk" PRIMARY KEY("workspace_id","transaction_id"),
	CONSTRAINT "ledger_line_once" UNIQUE("workspace_id","property_id","source_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_month" (
	"workspace_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"month" date NOT NULL,
	"gl_code" text NOT NULL,
	"source_fund" text NOT NULL,
	"money_in" bigint NOT NULL,
	"money_out" bigint NOT NULL,
	"line_count" integer NOT NULL,
	CONSTRAINT "ledger_month_workspace_id_property_id_month_gl_code_source_fund_pk" PRIMARY KEY("workspace_id","property_id","month","gl_code","source_fund")
);
--> statement-breakpoint
CREATE TABLE "ledger_rule" (
	"workspace_id" uuid NOT NULL,
	"rule_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"payee" text,
	"payee_key" text DEFAULT '' NOT NULL,
	"gl_code" text DEFAULT '' NOT NULL,
	"lineage_id" uuid,
	"project_id" uuid,
	"is_unexpected" boolean,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ledger_rule_workspace_id_rule_id_pk" PRIMARY KEY("workspace_id","rule_id"),
	CONSTRAINT "ledger_rule_rule_id_unique" UNIQUE("rule_id"),
	CONSTRAINT "ledger_rule_once" UNIQUE("workspace_id","property_id","payee_key","gl_code")
);
--> statement-breakpoint
CREATE TABLE "ledger_source" (
	"workspace_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"property_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"layout" text DEFAULT '' NOT NULL,
	"mapping" jsonb,
	"last_entered_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ledger_source_workspace_id_source_id_pk" PRIMARY KEY("workspace_id","source_id"),
	CONSTRAINT "ledger_source_source_id_unique" UNIQUE("source_id"),
	CONSTRAINT "ledger_source_once" UNIQUE("workspace_id","property_id","kind","layout")
);
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_bank_account" ADD CONSTRAINT "ledger_bank_account_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_bank_balance" ADD CONSTRAINT "ledger_bank_balance_account" FOREIGN KEY ("workspace_id","bank_account_id") REFERENCES "public"."ledger_bank_account"("workspace_id","bank_account_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_book" ADD CONSTRAINT "ledger_book_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_line" ADD CONSTRAINT "ledger_line_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_month" ADD CONSTRAINT "ledger_month_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_rule" ADD CONSTRAINT "ledger_rule_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_source" ADD CONSTRAINT "ledger_source_property" FOREIGN KEY ("workspace_id","property_id") REFERENCES "public"."property"("workspace_id","property_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_bank_account_of_code" ON "ledger_bank_account" USING btree ("workspace_id","property_id","gl_code") WHERE gl_code is not null;--> statement-breakpoint
CREATE INDEX "ledger_line_by_date" ON "ledger_line" USING btree ("workspace_id","property_id","date","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_line_by_amount" ON "ledger_line" USING btree ("workspace_id","property_id","amount","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_line_by_payee" ON "ledger_line" USING btree ("workspace_id","property_id","payee_key","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_line_of_account" ON "ledger_line" USING btree ("workspace_id","property_id","gl_code","date","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_line_of_component" ON "ledger_line" USING btree ("workspace_id","property_id","lineage_id","date") WHERE lineage_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_line_of_project" ON "ledger_line" USING btree ("workspace_id","project_id","date") WHERE project_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_line_of_rule" ON "ledger_line" USING btree ("workspace_id","rule_id") WHERE rule_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_line_unexpected" ON "ledger_line" USING btree ("workspace_id","property_id","date") WHERE is_unexpected;