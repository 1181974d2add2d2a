import { ArrowRightLeft, Building2, CirclePause, CirclePlay, Copy, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { usePagedAnswer } from '../app/list/use-paged-answer';
import { useListAddress } from '../app/list/use-list-address';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ListPage } from '../ui/list-page/ListPage';
import type { RowCommand } from '../ui/list-page/RowCommands';
import { ActiveQuestion } from './ActiveQuestion';
import { adminPropertyColumns, isInUse, portfolioText, PropertyTags } from './admin-property-columns';
import { useAdminPropertiesQuery, type AdminPropertyRowFragment } from './AdminProperties.generated';
import { DuplicateDialog } from './duplicate/DuplicateDialog';
import { ReassignDialog } from './reassign/ReassignDialog';

const icon = { size: 16, strokeWidth: 1.75 };
/** Fewer characters would find too many properties. */
const SEARCH_MIN = 2;

type Command = 'active' | 'reassign' | 'duplicate';
interface Asked {
  command: Command;
  property: AdminPropertyRowFragment;
}

function commandsOf(
  { viewerCan, propertyId }: AdminPropertyRowFragment,
  ask: (command: Command) => void,
  lead: (to: string) => void,
): RowCommand[] {
  const toMap = paths.exportMap(propertyId);
  const active = viewerCan.reactivate
    ? { label: 'Reactivate', icon: <CirclePlay {...icon} /> }
    : { label: 'Deactivate', icon: <CirclePause {...icon} /> };
  return [
    {
      id: 'reassign',
      label: 'Reassign',
      icon: <ArrowRightLeft {...icon} />,
      onSelect: () => ask('reassign'),
    },
    {
      id: 'exportMap',
      label: 'Export Map',
      icon: <FileSpreadsheet {...icon} />,
      link: (sheet) => <Link to={toMap}>{sheet}</Link>,
      onSelect: () => lead(toMap),
    },
    { id: 'duplicate', label: 'Duplicate', icon: <Copy {...icon} />, onSelect: () => ask('duplicate') },
    { id: 'active', ...active, onSelect: () => ask('active') },
  ];
}

function NothingFound({ isAsked }: { isAsked: boolean }) {
  const text = isAsked
    ? 'No property matches this search'
    : 'Search by the name, the city or the portfolio: enter two or more characters';
  return <EmptyState icon={<Building2 size={24} strokeWidth={1.6} />} text={text} />;
}

interface CommandDialogProps {
  asked: Asked;
  onClose: () => void;
  onReload: () => void;
  onCopied: (name: string) => void;
}

function CommandDialog({ asked: { command, property }, onClose, onReload, onCopied }: CommandDialogProps) {
  if (command === 'active') return <ActiveQuestion {...{ property, onClose, onReload }} />;
  if (command === 'duplicate') return <DuplicateDialog {...{ property, onClose, onCopied }} />;
  return <ReassignDialog {...{ property, onClose, onReload }} />;
}

/** Returns a function that loads the list and the viewer again: the sidebar counts the viewer's properties. */
function useReload(readList: () => void): () => void {
  const { refreshViewer } = useSelection();
  return () => {
    readList();
    void refreshViewer();
  };
}

/** The properties of all portfolios that match a search. */
export function AdminPropertyList() {
  const navigate = useNavigate();
  const { page, pageSize, read, change, paging } = useListAddress();
  const search = read('q').trim();
  const isAsked = search.length >= SEARCH_MIN;
  const query = useAdminPropertiesQuery({
    variables: { search, page, pageSize },
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  const list = usePagedAnswer(query, 'The properties could not be loaded.');
  const close = () => setAsked(null);
  const reload = useReload(list.onRetry);
  const lead = (to: string) => void navigate(to);
  const commands = (property: AdminPropertyRowFragment) =>
    commandsOf(property, (command) => setAsked({ command, property }), lead);
  return (
    <>
      <ListPage
        {...list}
        caption="All properties"
        search={{
          label: 'Search properties of all portfolios',
          phoneLabel: 'Search all properties',
          value: read('q'),
          onChange: (q) => change({ q }),
        }}
        onClearFilters={isAsked ? () => change({ q: null }) : undefined}
        columns={adminPropertyColumns}
        rows={isAsked ? list.shown?.adminProperties.items : []}
        rowId={({ propertyId }) => propertyId}
        rowName={({ name }) => name}
        manualSort
        commands={commands}
        renderPhoneRow={(property) => (
          <>
            {property.name}
            {!isInUse(property) && ' '}
            <PropertyTags property={property} />
            {`, ${portfolioText(property)}, ${property.city}, ${property.state}`}
          </>
        )}
        empty={<NothingFound isAsked={isAsked} />}
        pages={isAsked ? paging(list.shown?.adminProperties.totalCount ?? 0) : undefined}
      />
      {asked && (
        <CommandDialog
          asked={asked}
          onClose={close}
          onReload={reload}
          onCopied={(name) => {
            reload();
            // A search for its name finds the copy; the earlier search may not.
            if (name !== search) change({ q: name });
          }}
        />
      )}
    </>
  );
}
