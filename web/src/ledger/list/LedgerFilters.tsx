import { CalendarRange, ListFilter, PiggyBank } from 'lucide-react';
import { LEDGER_FUNDS, type AccountUse, type LedgerFund } from '@roofline/schema/ledger/account';
import { useAttachable } from '../../app/attach/use-attachable';
import { useAttachableProjects } from '../../app/attach/use-attachable-projects';
import type { SelectedFiscalYear, SelectedProperty } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { formatDay } from '../../ui/format/day';
import { Menu } from '../../ui/overlay/Menu';
import { Popover } from '../../ui/overlay/Popover';
import { FilterChip } from '../../ui/table-tools/TableToolbar';
import type { FilterKey, LedgerAddress } from '../data/ledger-address';
import { accountName, FUND_WORDS, USE_WORDS } from '../data/ledger-words';
import type { LedgerAccounts } from '../data/use-ledger-accounts';
import { DatePanel } from './DatePanel';
import { FilterPanel } from './FilterPanel';

export interface LedgerFiltersProps {
  address: LedgerAddress;
  accounts: LedgerAccounts;
  property: SelectedProperty;
  fiscalYear: SelectedFiscalYear;
}

const icon = { size: 16, strokeWidth: 1.75 };

/** Filters the list by days, by fund, and by the rest in one panel. Chips show the filters in force. */
export function LedgerFilters(props: LedgerFiltersProps) {
  const { address, accounts, property, fiscalYear } = props;
  const { filter } = address;
  const hasDates = filter.from !== undefined || filter.to !== undefined;
  return (
    <>
      {hasDates ? (
        <FilterChip
          label="Dates"
          value={datesOf(filter.from, filter.to)}
          onRemove={() => address.narrow({ from: null, to: null })}
        />
      ) : (
        <Popover
          label="Dates"
          width="300px"
          trigger={<Button icon={<CalendarRange {...icon} />}>Dates</Button>}
        >
          <DatePanel fiscalYear={fiscalYear} onApply={address.narrow} />
        </Popover>
      )}
      {filter.fund === undefined ? (
        <Menu
          label="Fund"
          align="start"
          trigger={<Button icon={<PiggyBank {...icon} />}>Fund</Button>}
          items={LEDGER_FUNDS.map((fund: LedgerFund) => ({
            id: fund,
            label: FUND_WORDS[fund],
            onSelect: () => address.narrow({ fund }),
          }))}
        />
      ) : (
        <FilterChip
          label="Fund"
          value={FUND_WORDS[filter.fund]}
          onRemove={() => address.narrow({ fund: null })}
        />
      )}
      <Popover
        label="Filters"
        width="340px"
        trigger={<Button icon={<ListFilter {...icon} />}>Filters</Button>}
      >
        <FilterPanel {...{ address, accounts, property }} fiscalYear={fiscalYear.year} />
      </Popover>
      <Chips {...{ address, accounts, property }} fiscalYear={fiscalYear.year} />
    </>
  );
}

function datesOf(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `until ${formatDay(to ?? '')}`;
  return to === undefined ? `from ${formatDay(from)}` : `${formatDay(from)} to ${formatDay(to)}`;
}

type ChipsProps = Omit<LedgerFiltersProps, 'fiscalYear'> & { fiscalYear: number };

/** The filters of the panel as chips, each of which can be removed. */
function Chips(props: ChipsProps) {
  const { address, accounts } = props;
  const { filter } = address;
  const account = accounts.accounts.find(({ glCode }) => glCode === filter.glCode);
  const off = (key: FilterKey) => () => address.narrow({ [key]: null });
  return (
    <>
      {filter.use && (
        <FilterChip label="Use" value={USE_WORDS[filter.use satisfies AccountUse]} onRemove={off('use')} />
      )}
      {filter.glCode && (
        <FilterChip
          label="Account"
          value={account ? accountName(account) : filter.glCode}
          onRemove={off('account')}
        />
      )}
      {filter.isMapped !== undefined && (
        <FilterChip
          label="Shows"
          value={filter.isMapped ? 'mapped' : 'not mapped'}
          onRemove={off('mapped')}
        />
      )}
      {filter.isUnexpected !== undefined && (
        <FilterChip
          label="Shows"
          value={filter.isUnexpected ? 'unexpected' : 'expected'}
          onRemove={off('unexpected')}
        />
      )}
      {filter.propertyComponentId && <ComponentChip {...props} onRemove={off('component')} />}
      {filter.projectId && <ProjectChip {...props} onRemove={off('project')} />}
    </>
  );
}

function ComponentChip({ address, property, fiscalYear, onRemove }: ChipsProps & { onRemove: () => void }) {
  const { components = [] } = useAttachable(property.propertyId, fiscalYear);
  const chosen = components.find((each) => each.propertyComponentId === address.filter.propertyComponentId);
  // A line of another year is the same component, and not in this list.
  return <FilterChip label="Component" value={chosen?.name ?? 'one component'} onRemove={onRemove} />;
}

function ProjectChip({ address, property, onRemove }: ChipsProps & { onRemove: () => void }) {
  const { projects = [] } = useAttachableProjects(property.propertyId);
  const chosen = projects.find((each) => each.projectId === address.filter.projectId);
  return <FilterChip label="Project" value={chosen?.name ?? 'one project'} onRemove={onRemove} />;
}
