/** Runs one statement; PGlite and pg alike. */
export type RunSql = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>;

const ROLES = ['roofline_app', 'roofline_system'] as const;
// Another starter, perhaps of another database on the same server, was making the same role.
const MET_ANOTHER = new Set(['42710', '23505', 'XX000', '40001']);

async function ensureRole(run: RunSql, role: string): Promise<void> {
  const found = await run(`select 1 from pg_roles where rolname = '${role}'`);
  if (found.rows.length === 0) await run(`create role ${role} nologin noinherit`);
  const mine = await run(`select rolsuper from pg_roles where rolname = current_user`);
  const member = await run(
    `select 1 from pg_auth_members m join pg_roles r on r.oid = m.roleid join pg_roles u on u.oid = m.member
     where r.rolname = '${role}' and u.rolname = current_user and not m.admin_option`,
  );
  if (mine.rows[0]?.rolsuper !== true && member.rows.length === 0) await run(`grant ${role} to current_user`);
}

/**
 * The two roles that transactions take on. They belong to the whole server, so they are looked after at each start:
 * a restored or moved database may stand on a server that has never seen them.
 */
export async function ensureRoles(run: RunSql): Promise<void> {
  for (const role of ROLES)
    for (let attempt = 1; ; attempt += 1) {
      try {
        await ensureRole(run, role);
        break;
      } catch (error) {
        if (attempt >= 8 || !MET_ANOTHER.has(String((error as { code?: unknown }).code))) throw error;
        await new Promise((resolve) => setTimeout(resolve, 25 * attempt));
      }
    }
}
