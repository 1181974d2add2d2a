GRANT SELECT, INSERT, UPDATE, DELETE ON blob TO roofline_app, roofline_system;
--> statement-breakpoint
-- Photos of accounts belong to no workspace, and bytes without a row lie side by side: identity work reaches them all.
ALTER TABLE blob ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY blob_of_workspace ON blob TO roofline_app
  USING (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]))
  WITH CHECK (workspace_id = ANY ((SELECT nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])::uuid[]));
--> statement-breakpoint
CREATE POLICY blob_for_identity ON blob TO roofline_system USING (true) WITH CHECK (true);
--> statement-breakpoint
-- What belongs to no workspace is written by identity work: mails of an account and the jobs that send them.
GRANT INSERT ON job TO roofline_system;
--> statement-breakpoint
-- Files that rows pointed at by their keys are entered, and the rows point at them by id. The owner of the tables sees
-- rows only without FORCE. Nobody has read the bytes here: their hash is that of the key, so nothing is ever the same.
ALTER TABLE property NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE workspace NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE adoption_file NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE job NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mail_outbox NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO blob (workspace_id, blob_id, sha256, byte_count, content_type, storage_key, created_at)
SELECT workspace_id, gen_random_uuid(), encode(sha256(convert_to(key, 'UTF8')), 'hex'), bytes,
  coalesce(type, CASE WHEN split_part(key, '/', 1) LIKE '%-png' THEN 'image/png' ELSE 'image/jpeg' END), key, now()
FROM (
  SELECT workspace_id, profile_image_key AS key, NULL::bigint AS bytes, NULL AS type FROM property
  UNION ALL SELECT workspace_id, logo_key, NULL, NULL FROM workspace
  UNION ALL SELECT user_id, image_key, NULL, NULL FROM app_user
  UNION ALL SELECT workspace_id, storage_key, file_size, content_type FROM adoption_file
  UNION ALL SELECT workspace_id, storage_key, (result -> 'file' ->> 'size')::bigint, result -> 'file' ->> 'contentType' FROM job
) AS kept
WHERE key IS NOT NULL;
--> statement-breakpoint
UPDATE property t SET profile_image_id = b.blob_id FROM blob b WHERE b.storage_key = t.profile_image_key;
--> statement-breakpoint
UPDATE workspace t SET logo_id = b.blob_id FROM blob b WHERE b.storage_key = t.logo_key;
--> statement-breakpoint
UPDATE app_user t SET image_id = b.blob_id FROM blob b WHERE b.storage_key = t.image_key;
--> statement-breakpoint
UPDATE adoption_file t SET blob_id = b.blob_id FROM blob b WHERE b.storage_key = t.storage_key;
--> statement-breakpoint
UPDATE job t SET blob_id = b.blob_id FROM blob b WHERE b.storage_key = t.storage_key;
--> statement-breakpoint
-- Every mail that waits gets the job that sends it; the tries that it had count.
INSERT INTO job (workspace_id, job_id, user_id, kind, input, attempts, run_after, created_at)
SELECT coalesce(workspace_id, '00000000-0000-0000-0000-000000000000'), gen_random_uuid(),
  '00000000-0000-0000-0000-000000000000', 'mail', jsonb_build_object('mailId', mail_id), tries, due_at, created_at
FROM mail_outbox WHERE state = 'waiting';
--> statement-breakpoint
ALTER TABLE property FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE workspace FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE adoption_file FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE job FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE mail_outbox FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE blob FORCE ROW LEVEL SECURITY;
