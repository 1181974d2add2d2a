import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../../platform/database';
import { migrationsFolder } from '../../platform/store/migrations';
import { aLine, buildBookkeeper } from '../fixtures/bookkeeper';

const TABLES = ['ledger_line', 'ledger_rule', 'ledger_account', 'ledger_mapped_month'];

it('unmaps lines of bank accounts from rules of payees, and maps them by the rule of their account', async () => {
  const desk = await buildBookkeeper();
  const codes = ['1010', '1020', '7010'];
  await desk.enter({
    accounts: [
      { glCode: '1010', glName: 'Checking', kind: 'bank' },
      { glCode: '1020', glName: 'Savings', kind: 'bank' },
      { glCode: '7010', glName: 'Roof', kind: 'expense' },
    ],
    lines: codes.map((glCode) => aLine({ externalId: glCode, glCode })),
  });
  const rule = (body: object) =>
    desk.call('manager', 'POST', `/api/ledger/property/${desk.home}/rules`, { body });
  await rule({ payee: 'Apex Roofing', glCode: null, isUnexpected: true });
  await rule({ payee: null, glCode: '1020', isUnexpected: false });
  const [found] = await desk.database.system(async (tx) => {
    await tx.execute(sql`reset role`);
    // As rules mapped lines before they skipped bank accounts.
    await tx.execute(sql`update ledger_line set rule_id = (select rule_id from ledger_rule where gl_code = ''),
      mapped_by = 'rule', is_unexpected = true`);
    // On a self-hosted server the owner of the tables is no superuser, and row security applies to it.
    await tx.execute(sql`grant create on schema public to roofline_system`);
    for (const table of TABLES) await tx.execute(sql.raw(`alter table ${table} owner to roofline_system`));
    await tx.execute(sql`set local role roofline_system`);
    const file = readFileSync(join(migrationsFolder(), '0087_bank-lines-of-rules.sql'), 'utf8');
    for (const statement of file.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
    await tx.execute(sql`reset role`);
    return rowsOf(
      tx,
      sql`select (select count(*)::int from pg_class where relforcerowsecurity and relname like 'ledger_%'
            and relname = any(${sql.raw(`array['${TABLES.join("','")}']`)})) as forced,
          (select json_agg(json_build_array(l.gl_code, l.mapped_by, l.is_unexpected, r.gl_code) order by l.gl_code)
            from ledger_line l left join ledger_rule r on r.rule_id = l.rule_id) as lines,
          (select json_agg(json_build_array(gl_code, line_count)) from ledger_mapped_month where line_count > 0) as sums`,
    );
  });
  expect(found).toEqual({
    forced: TABLES.length,
    lines: [
      ['1010', null, false, null],
      ['1020', 'rule', false, '1020'],
      ['7010', 'rule', true, ''],
    ],
    sums: [['7010', 1]],
  });
  await desk.close();
});
