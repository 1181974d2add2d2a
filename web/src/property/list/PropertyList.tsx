import { Building2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/action/Button';
import { ClearFilters } from '../../ui/action/ClearFilters';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ListPage } from '../../ui/list-page/ListPage';
import { ArchiveFlow } from '../archive/ArchiveFlow';
import type { PropertyRow } from './property-row';
import { usePropertyCommands } from './use-property-commands';
import { useShownProperties } from './use-shown-properties';

/** Filter, table and pages. */
export function PropertyList({ onAdd }: { onAdd?: () => void }) {
  const { list, rows, isNarrowed, clear } = useShownProperties();
  const [archivingId, setArchivingId] = useState<string | null>(null);
  const archiving = rows?.find((row) => row.propertyId === archivingId);
  const archive = useCallback((row: PropertyRow) => setArchivingId(row.propertyId), []);
  const commands = usePropertyCommands(archive);
  return (
    <>
      <ListPage
        caption="Properties"
        {...list}
        rowId={(row) => row.propertyId}
        rowName={(row) => row.propertyName}
        commands={commands}
        empty={<NoProperties onClear={isNarrowed ? clear : undefined} onAdd={onAdd} />}
      />
      {archiving && (
        <ArchiveFlow
          row={archiving}
          onClose={() => setArchivingId(null)}
          onClear={clear}
          onStale={list.onRetry}
        />
      )}
    </>
  );
}

/** Shows the specified sentence, also for a filtered list. */
function NoProperties({ onClear, onAdd }: { onClear?: () => void; onAdd?: () => void }) {
  const add = onAdd && <Button onClick={onAdd}>Add a New Property</Button>;
  return (
    <EmptyState
      icon={<Building2 size={24} strokeWidth={1.6} />}
      text="No properties found"
      action={onClear ? <ClearFilters onClear={onClear} /> : add}
    />
  );
}
