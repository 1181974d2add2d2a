-- Who asks is looked up before every request. One statement with the rights of roofline_system, which owns it, in place
-- of a transaction that takes the role on: it answers for one token's hash and does nothing else.
GRANT CREATE ON SCHEMA public TO roofline_system;
--> statement-breakpoint
CREATE FUNCTION session_identity(hash text)
RETURNS TABLE (
  session_id uuid, is_persistent boolean, last_seen_ms float8, expires_ms float8, is_ended boolean,
  user_id uuid, first_name text, last_name text, email text, is_staff boolean, is_active boolean, memberships json
)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
AS $$
  SELECT s.session_id, s.is_persistent, (extract(epoch FROM s.last_seen_at) * 1000)::float8,
    (extract(epoch FROM s.expires_at) * 1000)::float8, s.ended_at IS NOT NULL,
    u.user_id, u.first_name, u.last_name, u.email, u.is_staff, u.is_active,
    (SELECT coalesce(json_agg(json_build_object('workspaceId', m.workspace_id, 'workspaceUserId', m.workspace_user_id,
        'roleId', m.role_id, 'name', w.name, 'companyName', w.company_name) ORDER BY lower(w.name), w.workspace_id), '[]')
      FROM membership m JOIN workspace w ON w.workspace_id = m.workspace_id
      WHERE m.user_id = u.user_id AND m.is_active AND w.is_active)
  FROM session s JOIN app_user u ON u.user_id = s.user_id
  WHERE s.token_hash = hash
$$;
--> statement-breakpoint
ALTER FUNCTION session_identity(text) OWNER TO roofline_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM roofline_system;
