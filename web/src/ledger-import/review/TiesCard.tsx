import { chakra } from '@chakra-ui/react';
import { Check, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import { Tag } from '../../ui/figure/Tag';
import { formatMoneyExact } from '../../ui/format/money';
import { Card } from '../../ui/layout/Card';
import type { LedgerImportTieFragment } from '../LedgerImport.generated';
import { tieText } from './words';

const AT_FIRST = 8;

/** Compares the lines of the file with the totals that it states; the ones that differ come first. */
export function TiesCard({ ties }: { ties: readonly LedgerImportTieFragment[] }) {
  const [isWhole, setWhole] = useState(false);
  const broken = ties.filter((tie) => !tie.ties);
  const sorted = [...broken, ...ties.filter((tie) => tie.ties)];
  const shown = isWhole ? sorted : sorted.slice(0, Math.max(AT_FIRST, broken.length));
  return (
    <Card title="Totals" aside={<Agreement isWhole={broken.length === 0} count={ties.length} />}>
      {ties.length === 0 && (
        <chakra.p textStyle="table" color="fg.muted">
          The file states no balances or totals to compare with.
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="2" textStyle="table" aria-label="Comparisons">
        {shown.map((tie) => (
          <Tie key={`${tie.kind} ${tie.glCode ?? ''} ${tie.difference}`} tie={tie} />
        ))}
      </chakra.ul>
      {shown.length < ties.length && (
        <Button variant="link" onClick={() => setWhole(true)}>{`Show all ${ties.length} comparisons`}</Button>
      )}
    </Card>
  );
}

function Agreement({ isWhole, count }: { isWhole: boolean; count: number }) {
  if (count === 0) return null;
  return <Tag tone={isWhole ? 'success' : 'warning'}>{isWhole ? 'Totals agree' : 'Totals differ'}</Tag>;
}

function Tie({ tie }: { tie: LedgerImportTieFragment }) {
  const Icon = tie.ties ? Check : TriangleAlert;
  return (
    <chakra.li display="flex" gap="2" alignItems="baseline">
      <chakra.span color={tie.ties ? 'success.fg' : 'warning.fg'} flexShrink="0">
        <Icon size={14} strokeWidth={2} role="img" aria-label={tie.ties ? 'Agrees' : 'Differs'} />
      </chakra.span>
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        <chakra.span fontWeight="560">{tie.name}</chakra.span>
        {`: ${tieText(tie)}`}
      </chakra.span>
      {!tie.ties && (
        <chakra.span data-figure whiteSpace="nowrap" color="warning.fg">
          {formatMoneyExact(tie.difference)}
        </chakra.span>
      )}
    </chakra.li>
  );
}
