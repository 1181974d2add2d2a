-- People are identity data, which tenant transactions do not read. Whoever is signed in sees himself: this function gives the person of
-- the transaction, and nobody else.
GRANT CREATE ON SCHEMA public TO roofline_system;
--> statement-breakpoint
CREATE FUNCTION viewer_person()
RETURNS TABLE (first_name text, last_name text, phone text, joined_ms float8, image_id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT u.first_name, u.last_name, u.phone, (extract(epoch FROM u.created_at) * 1000)::float8, u.image_id
  FROM app_user u
  WHERE u.user_id = nullif(current_setting('roofline.user_id', true), '')::uuid
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION viewer_person() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION viewer_person() TO roofline_app;
--> statement-breakpoint
ALTER FUNCTION viewer_person() OWNER TO roofline_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM roofline_system;
