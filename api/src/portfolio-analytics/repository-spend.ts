import {
  NO_CATEGORY,
  NOT_NAMED,
  type SpendGrouping,
} from '@roofline/schema/portfolio-analytics/project-spend';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { ofWorkspace } from './repository';

/** The period and grouping of payments. */
export interface AskedSpend {
  workspaceId: string;
  by: SpendGrouping;
  from: number;
  to: number;
}

/**
 * Payments of projects that are not deleted, at active properties that are no test. A payment that names no component
 * belongs to the project's only component, or to none if the project has several: dividing it would be a guess. The
 * category is that of the component's newest row.
 */
const paid = ({ workspaceId, from, to }: AskedSpend): SQL => sql`(
  select y.payment_id, y.property_id, p.name as property_name, y.project_id, j.name as project_name,
    h.name as phase_name, y.paid_on, extract(year from y.paid_on)::int as year, y.payee, y.fund, y.amount,
    (select c.category from component c where c.workspace_id = y.workspace_id and c.property_id = y.property_id
       and c.lineage_id = coalesce(y.lineage_id, (select min(o.lineage_id::text)::uuid from project_component o
         where o.workspace_id = y.workspace_id and o.project_id = y.project_id having count(*) = 1))
       order by c.fiscal_year desc limit 1) as category,
    y.lineage_id is null and (select count(*) > 1 from project_component o
      where o.workspace_id = y.workspace_id and o.project_id = y.project_id) as is_not_named
  from project_payment y
  join property p on p.workspace_id = y.workspace_id and p.property_id = y.property_id
  join project j on j.workspace_id = y.workspace_id and j.project_id = y.project_id and j.deleted_at is null
  join project_phase h on h.workspace_id = j.workspace_id
    and h.project_template_phase_id = j.project_template_phase_id
  where ${ofWorkspace(workspaceId)} and y.workspace_id = ${workspaceId}::uuid
    and y.paid_on between make_date(${from}::int, 1, 1) and make_date(${to}::int, 12, 31)) paid`;

/** Key and name of each kind of group; keys are texts. */
const GROUPS: Record<SpendGrouping, { key: SQL; name: SQL }> = {
  property: { key: sql`property_id::text`, name: sql`property_name` },
  category: {
    key: sql`coalesce(category, case when is_not_named then ${NOT_NAMED}::text else ${NO_CATEGORY}::text end)`,
    name: sql`coalesce(category, case when is_not_named then 'Not named' else 'No component' end)`,
  },
  phase: { key: sql`phase_name`, name: sql`phase_name` },
  year: { key: sql`year::text`, name: sql`year::text` },
};

export interface SpendSums {
  amount: string;
  payments: number;
  projects: number;
}
export interface SpendGroupRow extends SpendSums {
  key: string;
  name: string;
}

const SUMS = sql`coalesce(sum(amount), 0)::text as amount, count(*)::int as payments,
  count(distinct project_id)::int as projects`;

/** Returns sums by group, largest first; years are sorted latest first. */
export async function sumUpSpend(tx: Tx, asked: AskedSpend): Promise<SpendGroupRow[]> {
  const { key, name } = GROUPS[asked.by];
  const order = asked.by === 'year' ? sql`min(year) desc` : sql`sum(amount) desc, min(${name}), 1`;
  return rowsOf<SpendGroupRow>(
    tx,
    sql`select ${key} as key, min(${name}) as name, ${SUMS} from ${paid(asked)} group by 1 order by ${order}`,
  );
}

export async function sumUpAllSpend(tx: Tx, asked: AskedSpend): Promise<SpendSums> {
  const [row] = await rowsOf<SpendSums>(tx, sql`select ${SUMS} from ${paid(asked)}`);
  return row!;
}

export interface SpentPaymentRow {
  paymentId: string;
  propertyId: string;
  propertyName: string;
  projectId: string;
  projectName: string;
  phaseName: string;
  category: string | null;
  isNotNamed: boolean;
  paidOn: string;
  payee: string;
  fund: 'reserve' | 'operating';
  amount: string;
}

type AskedGroup = AskedSpend & { key: string };

/** Returns a page of the payments of a group, newest first. */
export async function listSpend(
  tx: Tx,
  asked: AskedGroup,
  { limit, offset }: { limit: number; offset: number },
): Promise<SpentPaymentRow[]> {
  return rowsOf<SpentPaymentRow>(
    tx,
    sql`select payment_id as "paymentId", property_id as "propertyId", property_name as "propertyName",
        project_id as "projectId", project_name as "projectName", phase_name as "phaseName", category,
        is_not_named as "isNotNamed",
        paid_on::text as "paidOn", payee, fund, amount::text as amount
      from ${paid(asked)} where ${GROUPS[asked.by].key} = ${asked.key}
      order by paid_on desc, payment_id limit ${limit} offset ${offset}`,
  );
}

/** Returns the sums of a group; null without payments. */
export async function sumUpGroup(tx: Tx, asked: AskedGroup): Promise<SpendGroupRow | null> {
  const { key, name } = GROUPS[asked.by];
  const [row] = await rowsOf<SpendGroupRow>(
    tx,
    sql`select ${key} as key, min(${name}) as name, ${SUMS} from ${paid(asked)}
      where ${key} = ${asked.key} group by 1`,
  );
  return row ?? null;
}
