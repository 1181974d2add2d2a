CREATE TABLE "first_setup" (
	"setup_id" smallint PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
