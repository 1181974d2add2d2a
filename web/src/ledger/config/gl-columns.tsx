import { chakra } from '@chakra-ui/react';
import type { AccountKind, AccountUse } from '@roofline/schema/ledger/account';
import { Button } from '../../ui/action/Button';
import { SelectField } from '../../ui/field/SelectField';
import { DateText } from '../../ui/figure/figures';
import { counted, formatCount } from '../../ui/format/count';
import type { Column } from '../../ui/table-model/column';
import { accountName, KIND_WORDS, optionsOf, USE_WORDS } from '../data/ledger-words';
import type { GlConfigurationFieldsFragment } from './Configuration.generated';

export type GlRow = GlConfigurationFieldsFragment['accounts'][number];

/** The kind and the use of an account. */
export interface GlValues {
  kind: AccountKind;
  use: AccountUse;
}

interface Chooser {
  canEdit: boolean;
  /** The values as chosen, saved or not. */
  chosenOf: (row: GlRow) => GlValues;
  choose: (row: GlRow, values: Partial<GlValues>) => void;
}

const USES = optionsOf(USE_WORDS);
const KINDS = optionsOf(KIND_WORDS);
const STATED = KINDS.filter(({ value }) => value !== 'unknown');

/** Returns the kind that the source states, as text, if someone corrected it; else null. */
const correctedFrom = ({ kind, sourceKind }: GlRow) =>
  sourceKind && sourceKind !== kind ? `Source: ${KIND_WORDS[sourceKind]}` : null;

function KindField({ row, canEdit, chosenOf, choose }: Chooser & { row: GlRow }) {
  const { kind } = chosenOf(row);
  if (!canEdit) return KIND_WORDS[kind];
  const source = correctedFrom(row);
  const isUnknown = (row.sourceKind ?? row.kind) === 'unknown';
  return (
    <chakra.span display="block" w="130px">
      <SelectField
        size="sm"
        aria-label={`Kind of ${accountName(row)}`}
        options={isUnknown ? KINDS : STATED}
        value={kind}
        onChange={(event) => choose(row, { kind: event.currentTarget.value as AccountKind })}
      />
      {source && (
        <chakra.span display="block" textStyle="caption" color="fg.muted" mt="0.5">
          {source}
        </chakra.span>
      )}
    </chakra.span>
  );
}

function UseField({ row, canEdit, chosenOf, choose }: Chooser & { row: GlRow }) {
  const { use } = chosenOf(row);
  if (!canEdit) return USE_WORDS[use];
  const isOpen = use === 'unmapped' && row.suggestedUse !== 'unmapped';
  return (
    <chakra.span display="flex" alignItems="center" gap="2">
      <chakra.span w="190px" flexShrink={0}>
        <SelectField
          size="sm"
          aria-label={`Use of ${accountName(row)}`}
          options={USES}
          value={use}
          onChange={(event) => choose(row, { use: event.currentTarget.value as AccountUse })}
        />
      </chakra.span>
      {isOpen && (
        <Button
          variant="link"
          size="sm"
          aria-label={`Take the suggestion for ${accountName(row)}: ${USE_WORDS[row.suggestedUse]}`}
          onClick={() => choose(row, { use: row.suggestedUse })}
        >
          {USE_WORDS[row.suggestedUse]}?
        </Button>
      )}
    </chakra.span>
  );
}

/** Returns the columns: account, kind, number and newest day of its transactions, and use with the suggestion. */
export const glColumns = (chooser: Chooser): Column<GlRow>[] => [
  {
    id: 'account',
    header: 'Account',
    fixed: true,
    cell: accountName,
    sortValue: ({ glCode }) => glCode,
  },
  {
    id: 'kind',
    header: 'Kind',
    width: '150px',
    cell: (row) => <KindField row={row} {...chooser} />,
    sortValue: ({ kind }) => KIND_WORDS[kind],
  },
  {
    id: 'lines',
    header: 'Transactions',
    align: 'end',
    cell: ({ lineCount }) => <span data-figure="">{formatCount(lineCount)}</span>,
    sortValue: ({ lineCount }) => lineCount,
  },
  {
    id: 'last',
    header: 'Newest',
    cell: ({ lastDate }) => <DateText iso={lastDate} />,
    sortValue: ({ lastDate }) => lastDate,
  },
  {
    id: 'use',
    header: 'Use',
    width: '360px',
    cell: (row) => <UseField row={row} {...chooser} />,
    sortValue: ({ use }) => USE_WORDS[use],
  },
];

export function GlPhoneRow({ row, ...chooser }: Chooser & { row: GlRow }) {
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.strong fontWeight="560" overflowWrap="anywhere">
        {accountName(row)}
      </chakra.strong>
      <chakra.span textStyle="caption" color="fg.muted">
        {chooser.canEdit ? '' : `${KIND_WORDS[row.kind]}, `}
        {counted(row.lineCount, 'transaction')}
      </chakra.span>
      {chooser.canEdit && <KindField row={row} {...chooser} />}
      <UseField row={row} {...chooser} />
    </chakra.div>
  );
}
