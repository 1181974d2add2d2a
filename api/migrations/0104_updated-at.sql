-- When a plan, study, project, file or photo was changed last, for programs that keep a copy. The database writes it, since these rows
-- are changed by many statements. What is there gets the newest time that its row knows: set by the type of the column, so that no trigger
-- takes it for a change.
DO $$
DECLARE kept record;
BEGIN
  FOR kept IN SELECT * FROM (VALUES
    ('plan', 'greatest(created_at, computed_at)'),
    ('reserve_study', 'created_at'),
    ('project', 'greatest(created_at, phase_since, deleted_at)'),
    ('property_file', 'greatest(created_at, deleted_at)'),
    ('photo', 'greatest(upload_date, deleted_at)')
  ) k (name, known) LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN updated_at timestamp (3) with time zone NOT NULL DEFAULT now()', kept.name);
    EXECUTE format('ALTER TABLE %I ALTER COLUMN updated_at TYPE timestamp (3) with time zone USING %s', kept.name, kept.known);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_updated_at() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.updated_at := now();
  RETURN NEW;
END
$$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['plan', 'reserve_study', 'project', 'property_file', 'photo'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION keep_updated_at()', name || '_updated_at', name);
  END LOOP;
END
$$;
