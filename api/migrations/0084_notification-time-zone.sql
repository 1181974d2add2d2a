-- The zone in whose morning somebody's digests and reminders come; null: that of the service.
ALTER TABLE "notification_preference" ADD COLUMN "time_zone" text;
--> statement-breakpoint
-- Digests of many readers are written together, by the job of their workspace: it sees the rows of the readers that it names.
CREATE POLICY user_notification_of_readers ON user_notification TO roofline_app
  USING (user_id = ANY ((SELECT nullif(current_setting('roofline.reader_ids', true), '')::uuid[])::uuid[])
    AND workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
