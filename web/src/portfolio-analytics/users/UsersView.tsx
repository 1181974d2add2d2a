import { roleText } from '@roofline/schema/account/role-text';
import { Users } from 'lucide-react';
import { usePagedAnswer } from '../../app/list/use-paged-answer';
import { useListAddress } from '../../app/list/use-list-address';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { counted } from '../../ui/format/count';
import { ListPage } from '../../ui/list-page/ListPage';
import { TwoLines } from '../../ui/list-page/TwoLines';
import { usePortfolioUsersQuery, type PortfolioUsersQuery } from './PortfolioUsers.generated';
import { LastActive, userColumns } from './user-columns';

const ACTIVITIES = [
  { value: 'all', label: 'All' },
  { value: 'recent', label: 'Last 30 days' },
  { value: 'quiet', label: 'Longer ago' },
  { value: 'never', label: 'Never' },
] as const;

type User = PortfolioUsersQuery['portfolioUsers']['items'][number];
type Summary = PortfolioUsersQuery['portfolioUsers']['summary'];

/** The users of a workspace and their activity, and how many properties have no Manager. */
export function UsersView({ workspaceId }: { workspaceId: string }) {
  const { read, change, page, pageSize, paging } = useListAddress();
  const activity = ACTIVITIES.find(({ value }) => value === read('activity'))?.value ?? 'all';
  const sort = read('sort') === 'name' ? 'name' : 'lastActive';
  const search = read('q');
  const query = usePortfolioUsersQuery({
    variables: {
      workspaceId,
      text: search.trim() || null,
      activity: activity === 'all' ? null : activity,
      sort,
      page,
      pageSize,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = usePagedAnswer(query, 'The users could not be loaded.');
  const found = list.shown?.portfolioUsers;
  const isNarrowed = search !== '' || activity !== 'all';
  return (
    <>
      {found && <UsersVerdict summary={found.summary} />}
      <ListPage
        {...list}
        caption="Users"
        search={{ label: 'Filter by name or email', value: search, onChange: (q) => change({ q }) }}
        tools={
          <SegmentedControl
            label="Last active"
            options={ACTIVITIES}
            value={activity}
            onChange={(next) => change({ activity: next === 'all' ? null : next })}
          />
        }
        onClearFilters={isNarrowed ? () => change({ q: null, activity: null }) : undefined}
        columns={userColumns}
        rows={found?.items}
        rowId={(user) => user.workspaceUserId}
        rowName={(user) => user.fullName}
        // The service has one direction for each order: the newest activity first, or names from A to Z.
        sort={{ column: sort, descending: sort === 'lastActive' }}
        onSortChange={(next) => change({ sort: next?.column === 'name' ? 'name' : null })}
        manualSort
        renderPhoneRow={(user) => <PhoneRow user={user} />}
        empty={<EmptyState icon={<Users size={24} strokeWidth={1.6} />} text="No users yet" />}
        pages={paging(found?.totalCount ?? 0)}
      />
    </>
  );
}

/** A user in two lines. */
function PhoneRow({ user }: { user: User }) {
  return (
    <TwoLines
      title={user.fullName}
      line={`${roleText(user.roleName)}, ${user.email}`}
      aside={<LastActive user={user} />}
    />
  );
}

function UsersVerdict({ summary }: { summary: Summary }) {
  const { users, recent, never, withoutManager } = summary;
  return (
    <VerdictSentence>
      <strong>
        {recent} of {counted(users, 'user')}
      </strong>{' '}
      {recent === 1 ? 'was' : 'were'} active in the last 30 days
      {never > 0 && (
        <>
          , and <strong>{never}</strong> never {never === 1 ? 'was' : 'were'}
        </>
      )}
      .{' '}
      {withoutManager > 0 && (
        <>
          <strong>{counted(withoutManager, 'property', 'properties')}</strong>{' '}
          {withoutManager === 1 ? 'has' : 'have'} no Manager assigned.
        </>
      )}
    </VerdictSentence>
  );
}
