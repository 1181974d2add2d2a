-- Documents of adoptions become files of their properties, in the folder Minutes: each keeps its id and its bytes, as the first
-- version of a file. The owner of the tables sees rows only without FORCE.
ALTER TABLE adoption_file NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE plan_adoption NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE folder NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE property_file NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE file_version NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE job NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- One by one: a name that is taken in the folder gets a number, as an upload that keeps both does.
DO $$
DECLARE
  document record;
  place uuid;
  stem text;
  ending text;
  free text;
  n integer;
BEGIN
  FOR document IN
    SELECT f.*, a.property_id, a.user_id, a.adopted_by
    FROM adoption_file f
    JOIN plan_adoption a ON a.workspace_id = f.workspace_id AND a.plan_adoption_id = f.plan_adoption_id
    WHERE f.property_file_id IS NULL
    ORDER BY f.uploaded_at, f.adoption_file_id
  LOOP
    SELECT folder_id INTO place FROM folder
    WHERE workspace_id = document.workspace_id AND property_id = document.property_id
      AND parent_id IS NULL AND name_key = 'minutes' AND deleted_at IS NULL;
    IF place IS NULL THEN
      place := gen_random_uuid();
      INSERT INTO folder (workspace_id, folder_id, property_id, folder_name, name_key, created_at)
      VALUES (document.workspace_id, place, document.property_id, 'Minutes', 'minutes', document.uploaded_at);
    END IF;
    ending := coalesce(substring(document.file_name from '.(\.[^.]{1,11})$'), '');
    stem := left(document.file_name, length(document.file_name) - length(ending));
    -- A name has at most 255 bytes, its number counted.
    IF octet_length(document.file_name) > 240 THEN stem := left(stem, 50); END IF;
    free := normalize(stem || ending, NFC);
    n := 1;
    WHILE EXISTS (
      SELECT FROM property_file
      WHERE workspace_id = document.workspace_id AND property_id = document.property_id AND folder_id = place
        AND name_key = lower(free) AND deleted_at IS NULL
    ) LOOP
      n := n + 1;
      free := normalize(stem || ' (' || n || ')' || ending, NFC);
    END LOOP;
    INSERT INTO property_file (workspace_id, property_file_id, property_id, folder_id, file_name, name_key, document_kind, created_at)
    VALUES (document.workspace_id, document.adoption_file_id, document.property_id, place, free, lower(free), 'minutes', document.uploaded_at);
    INSERT INTO file_version (workspace_id, property_file_id, version_number, blob_id, content_type, file_size, uploaded_at, uploaded_by, upload_by_full_name)
    VALUES (document.workspace_id, document.adoption_file_id, 1, document.blob_id, document.content_type, document.file_size,
      document.uploaded_at, document.user_id, document.adopted_by);
    -- The text inside becomes searchable, as after an upload.
    INSERT INTO job (workspace_id, job_id, user_id, kind, input, run_after, created_at)
    VALUES (document.workspace_id, gen_random_uuid(), '00000000-0000-0000-0000-000000000000', 'fileText',
      jsonb_build_object('workspaceId', document.workspace_id, 'propertyFileId', document.adoption_file_id, 'versionNumber', 1), now(), now());
    UPDATE adoption_file SET property_file_id = adoption_file_id, version_number = 1
    WHERE workspace_id = document.workspace_id AND adoption_file_id = document.adoption_file_id;
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE adoption_file FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE plan_adoption FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE folder FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE property_file FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE file_version FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE job FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "adoption_file" DROP CONSTRAINT "adoption_file_bytes";
--> statement-breakpoint
DROP INDEX "adoption_file_blob";--> statement-breakpoint
ALTER TABLE "adoption_file" ALTER COLUMN "property_file_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "adoption_file" ALTER COLUMN "version_number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "adoption_file" DROP COLUMN "file_name";--> statement-breakpoint
ALTER TABLE "adoption_file" DROP COLUMN "content_type";--> statement-breakpoint
ALTER TABLE "adoption_file" DROP COLUMN "file_size";--> statement-breakpoint
ALTER TABLE "adoption_file" DROP COLUMN "blob_id";
