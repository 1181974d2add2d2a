import { chakra } from '@chakra-ui/react';
import { FileImage, Layers, SquareCheck } from 'lucide-react';
import { useState } from 'react';
import { useAttachable } from '../../app/attach/use-attachable';
import { Button } from '../../ui/action/Button';
import { useTypedText } from '../../ui/list-page/use-typed-text';
import { PrintAll } from '../../ui/print/PrintAll';
import { usePhone } from '../../ui/layout/use-media-query';
import { Menu } from '../../ui/overlay/Menu';
import { FilterBox, FilterChip, TableToolbar } from '../../ui/table-tools/TableToolbar';
import type { usePhotoAddress } from '../data/photo-address';

export interface PhotoToolbarProps {
  propertyId: string;
  fiscalYear: number;
  address: ReturnType<typeof usePhotoAddress>;
  /** Null where there is nothing to select. */
  onSelect: (() => void) | null;
  /** How many photos there are. */
  total: number;
}

/** More photos than this are hardly all in sight: a user who prints the page has to load the others first. */
const IN_SIGHT = 12;

const icon = { size: 16, strokeWidth: 1.75 };

/** Narrows the grid: by words, by component, by the report. */
export function PhotoToolbar({ propertyId, fiscalYear, address, onSelect, total }: PhotoToolbarProps) {
  const { text, type } = useTypedText(address.text, (q) => address.narrow({ q }));
  const box = <FilterBox label="Search photos" value={text} onChange={type} />;
  const filters = (
    <>
      <ComponentFilter {...{ propertyId, fiscalYear, address }} />
      <ReportFilter address={address} />
    </>
  );
  const tools = onSelect && (
    <>
      <Button icon={<SquareCheck {...icon} />} onClick={onSelect}>
        Select
      </Button>
      {total > IN_SIGHT && <PrintAll isTool total={total} />}
    </>
  );
  if (usePhone())
    return (
      <>
        <chakra.div display="flex">{box}</chakra.div>
        <chakra.div {...chipLine} role="group" aria-label="Filters">
          {filters}
          {tools}
        </chakra.div>
      </>
    );
  return (
    <TableToolbar end={tools}>
      {box}
      {filters}
    </TableToolbar>
  );
}

type FilterProps = Omit<PhotoToolbarProps, 'onSelect' | 'total'>;

function ComponentFilter({ propertyId, fiscalYear, address }: FilterProps) {
  const chosen = address.filter.propertyComponentId;
  // They are read once the user is about to choose one, so that the first screen needs only one answer.
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  const { components, problem } = useAttachable(chosen !== null || isNear ? propertyId : null, fiscalYear);
  if (chosen !== null) {
    // A line of another year is the same component, and not in this list.
    const name = components?.find((each) => each.propertyComponentId === chosen)?.name ?? 'one component';
    return <FilterChip label="Shows" value={name} onRemove={() => address.narrow({ component: null })} />;
  }
  return (
    <Menu
      label="Component"
      align="start"
      onOpenChange={(isOpen) => isOpen && near()}
      trigger={
        <Button icon={<Layers {...icon} />} onPointerEnter={near} onFocus={near}>
          Component
        </Button>
      }
      items={
        components?.length
          ? components.map(({ propertyComponentId, name }) => ({
              id: propertyComponentId,
              label: name,
              onSelect: () => address.narrow({ component: propertyComponentId }),
            }))
          : [noneOf(problem[0] ?? (components ? 'No components yet' : 'Loading components'))]
      }
    />
  );
}

/** Returns the disabled item of a menu that has no components, or none yet. */
const noneOf = (label: string) => ({ id: 'none', label, disabled: true, onSelect: () => undefined });

function ReportFilter({ address }: Pick<FilterProps, 'address'>) {
  const { includeInPhotosReport } = address.filter;
  if (includeInPhotosReport !== null)
    return (
      <FilterChip
        label="Report"
        value={includeInPhotosReport ? 'in report' : 'not in report'}
        onRemove={() => address.narrow({ report: null })}
      />
    );
  return (
    <Menu
      label="Report"
      align="start"
      trigger={<Button icon={<FileImage {...icon} />}>Report</Button>}
      items={[
        { id: 'in', label: 'In report', onSelect: () => address.narrow({ report: 'in' }) },
        { id: 'out', label: 'Not in report', onSelect: () => address.narrow({ report: 'out' }) },
      ]}
    />
  );
}

/** A line of filters that scrolls sideways to the edges of the screen. */
const chipLine = {
  display: 'flex',
  gap: '2',
  mx: '-4',
  px: '4',
  mt: '2',
  mb: '3',
  overflowX: 'auto',
} as const;
