import { Briefcase, CirclePause, CirclePlay, History, Pencil, Users } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePagedAnswer } from '../app/list/use-paged-answer';
import { useListAddress } from '../app/list/use-list-address';
import { paths } from '../app/paths';
import { sessionTooOld, SignInAgain } from '../app/session/SignInAgain';
import { PortfolioActivity } from '../app/workspace/PortfolioActivity';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ListPage } from '../ui/list-page/ListPage';
import type { RowCommand } from '../ui/list-page/RowCommands';
import { SidePane } from '../ui/overlay/SidePane';
import { FilterSelect } from '../ui/table-tools/FilterSelect';
import {
  useAdminPortfoliosQuery,
  type AdminPortfolioRowFragment,
  type AdminPortfolioStatus,
} from './AdminPortfolios.generated';
import { portfolioColumns, PortfolioPhoneRow } from './portfolio-columns';
import { PortfolioActiveQuestion } from './PortfolioActiveQuestion';
import { PortfolioPane } from './PortfolioPane';

const icon = { size: 16, strokeWidth: 1.75 };
const STATUSES: { value: AdminPortfolioStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

type Command = 'edit' | 'active' | 'activity';
interface Asked {
  command: Command;
  portfolio: AdminPortfolioRowFragment;
}

function commandsOf(
  { isActive }: AdminPortfolioRowFragment,
  on: { ask: (command: Command) => void; toPeople: () => void },
): RowCommand[] {
  const active = isActive
    ? { label: 'Deactivate', icon: <CirclePause {...icon} /> }
    : { label: 'Reactivate', icon: <CirclePlay {...icon} /> };
  const people = {
    id: 'people',
    label: 'Users and invites',
    icon: <Users {...icon} />,
    onSelect: on.toPeople,
  };
  return [
    { id: 'edit', label: 'Edit', icon: <Pencil {...icon} />, onSelect: () => on.ask('edit') },
    // No one can join an inactive portfolio.
    ...(isActive ? [people] : []),
    { id: 'activity', label: 'Activity', icon: <History {...icon} />, onSelect: () => on.ask('activity') },
    { id: 'active', ...active, onSelect: () => on.ask('active') },
  ];
}

/** All portfolios of the installation. */
export function AdminPortfolioList() {
  const { page, pageSize, read, change, paging } = useListAddress();
  const navigate = useNavigate();
  const search = read('q').trim();
  const status = STATUSES.find(({ value }) => value === read('status'))?.value ?? null;
  const query = useAdminPortfoliosQuery({
    variables: { search, status, page, pageSize },
    fetchPolicy: 'cache-and-network',
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = usePagedAnswer(query, 'The portfolios could not be loaded.');
  const dialog = { onClose: () => setAsked(null), onReload: list.onRetry };
  if (sessionTooOld(query.error)) return <SignInAgain />;
  return (
    <>
      <ListPage
        {...list}
        caption="Portfolios"
        search={{
          label: 'Search portfolios',
          value: read('q'),
          onChange: (q) => change({ q }),
        }}
        filters={
          <FilterSelect
            label="Status"
            all="Any status"
            options={STATUSES}
            value={status}
            onChange={(next) => change({ status: next })}
          />
        }
        onClearFilters={search || status ? () => change({ q: null, status: null }) : undefined}
        columns={portfolioColumns}
        rows={list.shown?.adminPortfolios.items}
        rowId={({ workspaceId }) => workspaceId}
        rowName={({ name }) => name}
        manualSort
        commands={(portfolio) =>
          commandsOf(portfolio, {
            ask: (command) => setAsked({ command, portfolio }),
            toPeople: () => void navigate(paths.invitesOf(portfolio.workspaceId)),
          })
        }
        renderPhoneRow={(portfolio) => <PortfolioPhoneRow portfolio={portfolio} />}
        empty={<EmptyState icon={<Briefcase size={24} strokeWidth={1.6} />} text="No portfolio matches" />}
        pages={paging(list.shown?.adminPortfolios.totalCount ?? 0)}
      />
      {asked?.command === 'edit' && <PortfolioPane portfolio={asked.portfolio} {...dialog} />}
      {asked?.command === 'activity' && (
        <SidePane open onClose={dialog.onClose} title={`Activity of ${asked.portfolio.name}`} width={480}>
          <PortfolioActivity workspaceId={asked.portfolio.workspaceId} />
        </SidePane>
      )}
      {asked?.command === 'active' && <PortfolioActiveQuestion portfolio={asked.portfolio} {...dialog} />}
    </>
  );
}
