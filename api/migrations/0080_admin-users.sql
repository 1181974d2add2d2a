-- Internal staff pages through the users and the invitations of all portfolios.
CREATE INDEX "app_user_by_name" ON "app_user" (lower("first_name" || ' ' || "last_name"), "user_id");--> statement-breakpoint
CREATE INDEX "invitation_over_all" ON "invitation" ("created_at", "invitation_id");
