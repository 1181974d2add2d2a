import { ledgerWorkOf } from '../../ledger/service';
import type { Actor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import { documentName } from '../../platform/files/document-name';
import { letterheadOf } from '../../platform/letterhead/letterhead';
import { ruleFailed } from '../../platform/problem';
import { findLetterhead } from '../../platform/repository/letterhead';
import type { ManyFiles } from '../../platform/upload/many-files';
import type { MadeDocument } from '../../platform/work/document';
import type { AskedYear } from '../../report/study/subject';
import { readBorrowings } from '../../reserve-borrowing/service';
import { readLive } from '../read';
import { drawnCharts } from './charts';
import { livePdf } from './paper';
import type { UploadedChart } from './reception';

/** Checks the fields beside the charts against the address: a mix-up is refused, not printed. */
function assertMeant({ fields }: ManyFiles<UploadedChart>, { propertyId, fiscalYear }: AskedYear): void {
  if (fields['propertyId']?.toLowerCase() !== propertyId.toLowerCase())
    throw ruleFailed('Property should be the one of the address', 'propertyId');
  if (fields['fiscalYear'] !== String(fiscalYear))
    throw ruleFailed('Fiscal Year should be the one of the address', 'fiscalYear');
}

/** Makes the document in a turn of the pool. Figures are read here, pictures are only shown; nothing is stored. */
export function makeLivePdf(
  { database, clock, work, blobs }: Pick<Deps, 'database' | 'clock' | 'work' | 'blobs'>,
  { actor, signal }: { actor: Actor; signal: AbortSignal },
  asked: AskedYear,
  received: ManyFiles<UploadedChart>,
): Promise<MadeDocument> {
  assertMeant(received, asked);
  return work.turn({ actor, class: 'long', signal }, async (turn) => {
    const read = await database.tenant(actor, async (tx) => {
      const live = await readLive(tx, { actor, clock }, asked);
      const [borrowing] = await readBorrowings(tx, { actor, clock }, [asked.propertyId]);
      const row = await findLetterhead(tx, live.property.workspaceId);
      const [underWay] = await ledgerWorkOf(tx, actor, [asked.propertyId]);
      return { live, loans: borrowing?.loans ?? [], work: underWay?.work ?? [], row };
    });
    const { row, ...shown } = read;
    const letterhead = row && (await letterheadOf(blobs, row));
    const charts = await drawnCharts(received, turn.signal);
    const { property, fiscalYear } = read.live;
    const fileName = documentName(`${property.name} financial health ${fiscalYear.year}`, 'pdf');
    return { bytes: await turn.run(livePdf, { ...shown, charts, letterhead }), fileName };
  });
}
