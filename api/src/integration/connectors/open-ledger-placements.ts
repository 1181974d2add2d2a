import {
  COMPOUNDINGS,
  PLACEMENT_KINDS,
  placementInput,
  type PlacementKind,
} from '@roofline/schema/placement/placement';
import { limits } from '@roofline/schema/value/limits';
import { toDollars } from '@roofline/schema/value/money';
import { z } from 'zod';
import type { PlacementSaid, PlacementSeen } from '../../placement/service';
import type { Access } from './connector';
import { wholeEntries } from './open-ledger-lists';
import { centsOf, cut, dayOf, lengths, looseText, thousandthsOf } from './reading';

const placement = z.object({
  id: looseText,
  institution: looseText,
  account: looseText,
  kind: z.enum(PLACEMENT_KINDS.map((one) => one.kind) as [PlacementKind]).catch('other'),
  principal: z.unknown().optional(),
  rate: z.unknown().optional(),
  compounding: z.unknown().optional(),
  start: z.unknown().optional(),
  maturity: z.unknown().optional(),
});

/** Returns the values of a placement, or a description of its fault. */
function placementOf(each: z.infer<typeof placement>): PlacementSaid | string {
  const called = `Reserve account ${cut(each.id, 60)}`;
  const principal = centsOf(each.principal);
  const rateThousandths = thousandthsOf(each.rate);
  const compounding = COMPOUNDINGS.find((one) => one.compounding === each.compounding)?.compounding;
  const [startDate, maturityDate] = [dayOf(each.start), each.maturity == null ? null : dayOf(each.maturity)];
  if (principal === null || principal < 0) return `${called}: its principal is not an amount of zero or more`;
  if (rateThousandths === null) return `${called}: its rate is not a percentage from 0 to 99.999`;
  if (compounding === undefined) return `${called}: Roofline does not know how its interest is added`;
  if (!startDate || (each.maturity != null && !maturityDate))
    return `${called}: its start or maturity is not a day`;
  const said = {
    institution: cut(each.institution, limits.providerMax),
    account: cut(each.account || each.id, limits.accountNameMax),
    kind: each.kind,
    compounding,
    startDate,
    maturityDate,
  };
  // The same rules as for placements that people enter.
  const asked = {
    ...said,
    principal: toDollars(principal),
    interestRate: rateThousandths / 1000,
    notes: null,
  };
  const read = placementInput.safeParse(asked);
  if (!read.success) return `${called}: ${read.error.issues[0]!.message}`;
  return { ...said, principal, rateThousandths };
}

/** Reads the reserve accounts of an association; null where the service does not list them. */
export async function readPlacements(access: Access, code: string) {
  const path = ['associations', code, 'placements'];
  const entries = await wholeEntries(access, path, { name: 'placements', isOptional: true });
  if (!entries) return null;
  const seen: PlacementSeen[] = [];
  const unreadable: string[] = [];
  for (const entry of entries) {
    const read = placement.safeParse(entry);
    const externalId = read.success ? cut(read.data.id, lengths.externalId) : '';
    const said =
      read.success && externalId !== '' ? placementOf(read.data) : 'A reserve account without an id';
    if (typeof said === 'string') unreadable.push(said);
    if (externalId !== '') seen.push({ externalId, said: typeof said === 'string' ? null : said });
  }
  return { seen, unreadable };
}
