/** Runs one statement, by PGlite or pg. */
export type RunSql = (statement: string) => Promise<{ rows: Record<string, unknown>[] }>;

const ROLES = ['roofline_app', 'roofline_system'] as const;
/** The role of the operator's commands, which reads and writes every tenant's rows; no request ever takes it on. */
export const OPERATOR = 'roofline_operator';
const NOT_ALLOWED = '42501';
// Errors if another starting process, perhaps of another database on the server, was making the same role.
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
 * Makes the two roles that transactions take on. They belong to the whole server, so each start checks them: a restored
 * or moved database may be on a server that has never had them.
 */
export async function ensureRoles(run: RunSql): Promise<void> {
  for (const role of ROLES) await ensurePatiently(run, role);
}

async function ensurePatiently(run: RunSql, role: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ensureRole(run, role);
    } catch (error) {
      if (attempt >= 8 || !MET_ANOTHER.has(String((error as { code?: unknown }).code))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25 * attempt));
    }
  }
}

/** Gives the operator access to tables that it cannot reach yet, so that migrations need not do it. */
const LET_IN = `do $$ declare t record; begin
  for t in select c.oid::regclass as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = '${OPERATOR}')
  loop
    execute format('create policy ${OPERATOR} on %s to ${OPERATOR} using (true) with check (true)', t.name);
    execute format('grant select, insert on %s to ${OPERATOR}', t.name);
  end loop;
  grant usage on schema drizzle to ${OPERATOR};
  grant select on drizzle.__drizzle_migrations to ${OPERATOR};
end $$`;

/**
 * Makes the operator's role, after the migrations, and gives it access to every table. If the database's user may not
 * make roles, the service works without it, and a backup says what is missing.
 */
export async function ensureOperator(run: RunSql): Promise<void> {
  try {
    await ensurePatiently(run, OPERATOR);
  } catch (error) {
    if ((error as { code?: unknown }).code !== NOT_ALLOWED) throw error;
    return;
  }
  await run(LET_IN);
}
