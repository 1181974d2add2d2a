-- A person's own choices: seen and changed in nobody else's name, whatever a query forgets.
GRANT SELECT, INSERT, UPDATE ON user_setting, notification_preference TO roofline_app;
--> statement-breakpoint
ALTER TABLE user_setting ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_setting FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY user_setting_of_user ON user_setting TO roofline_app
  USING (user_id = (SELECT nullif(current_setting('roofline.user_id', true), '')::uuid))
  WITH CHECK (user_id = (SELECT nullif(current_setting('roofline.user_id', true), '')::uuid));
--> statement-breakpoint
ALTER TABLE notification_preference ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE notification_preference FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY notification_preference_of_user ON notification_preference TO roofline_app
  USING (user_id = (SELECT nullif(current_setting('roofline.user_id', true), '')::uuid))
  WITH CHECK (user_id = (SELECT nullif(current_setting('roofline.user_id', true), '')::uuid));
