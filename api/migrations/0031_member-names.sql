-- Names of people are identity data, which tenant transactions do not read. Whatever shows who is responsible for something
-- needs the names of people of its own workspaces, and only those: this function gives them within the transaction.
GRANT CREATE ON SCHEMA public TO roofline_system;
--> statement-breakpoint
CREATE FUNCTION member_names(ids uuid[])
RETURNS TABLE (user_id uuid, full_name text, is_active boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT u.user_id, trim(u.first_name || ' ' || u.last_name), u.is_active
  FROM app_user u
  WHERE u.user_id = ANY (ids) AND EXISTS (
    SELECT FROM membership m WHERE m.user_id = u.user_id
      AND m.workspace_id = ANY (nullif(current_setting('roofline.workspace_ids', true), '')::uuid[])
  )
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION member_names(uuid[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION member_names(uuid[]) TO roofline_app;
--> statement-breakpoint
ALTER FUNCTION member_names(uuid[]) OWNER TO roofline_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM roofline_system;
