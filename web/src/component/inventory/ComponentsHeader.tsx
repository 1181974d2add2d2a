import { Download, Ellipsis, Plus, Upload } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { DocumentButton } from '../../app/job/DocumentButton';
import type { AskedDocument } from '../../app/job/documents';
import { useDocument } from '../../app/job/use-document';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { IconButton } from '../../ui/action/IconButton';
import { counted } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { PageHeader } from '../../ui/layout/PageHeader';
import { usePhone } from '../../ui/layout/use-media-query';
import { Menu } from '../../ui/overlay/Menu';
import type { Inventory } from './use-inventory';

const icon = { size: 16, strokeWidth: 1.75 };

/** The number and cost of the components, and the actions on the whole inventory. */
export function ComponentsHeader({ inventory, onAdd }: { inventory?: Inventory; onAdd: () => void }) {
  const phone = usePhone();
  return (
    <PageHeader
      title="Components"
      // A space keeps the line's place until the inventory has loaded.
      line={inventory ? lineOf(inventory, phone) : '\u00a0'}
      actions={
        inventory &&
        (phone ? <PhoneActions {...{ inventory, onAdd }} /> : <Actions {...{ inventory, onAdd }} />)
      }
    />
  );
}

function lineOf({ totalCount, totalCurrentCost }: Inventory, phone: boolean): string {
  const count = counted(totalCount, 'component');
  if (totalCurrentCost === null) return count;
  return `${count}, ${formatMoney(totalCurrentCost)} ${phone ? 'today' : 'to replace today'}`;
}

const exportOf = ({ propertyId, fiscalYear }: Inventory): AskedDocument => ({
  title: 'Excel export',
  of: { document: 'components', propertyId, fiscalYear },
});

function Actions({ inventory, onAdd }: { inventory: Inventory; onAdd: () => void }) {
  const { viewerCan, totalCount } = inventory;
  return (
    <>
      {viewerCan.export && totalCount > 0 && (
        <DocumentButton icon={<Download {...icon} />} asked={exportOf(inventory)}>
          Excel export
        </DocumentButton>
      )}
      {viewerCan.import && (
        <Button asChild>
          <Link to={paths.componentImport}>
            <Upload {...icon} aria-hidden />
            Import
          </Link>
        </Button>
      )}
      {viewerCan.add && (
        <Button variant="primary" icon={<Plus {...icon} />} onClick={onAdd}>
          Add component
        </Button>
      )}
    </>
  );
}

function PhoneActions({ inventory, onAdd }: { inventory: Inventory; onAdd: () => void }) {
  const navigate = useNavigate();
  const exported = useDocument(exportOf(inventory));
  const { viewerCan, totalCount } = inventory;
  const items = [
    ...(viewerCan.import
      ? [
          {
            id: 'import',
            label: 'Import',
            icon: <Upload {...icon} />,
            onSelect: () => void navigate(paths.componentImport),
          },
        ]
      : []),
    ...(viewerCan.export && totalCount > 0
      ? [
          {
            id: 'export',
            label: 'Excel export',
            icon: <Download {...icon} />,
            onSelect: exported.ask,
          },
        ]
      : []),
  ];
  return (
    <>
      {items.length > 0 && (
        <Menu
          label="More"
          items={items}
          trigger={
            // Negative margins, so that title and actions share a line at 390 px.
            <IconButton
              noTooltip
              label="More"
              icon={<Ellipsis size={18} strokeWidth={1.75} />}
              style={{ marginInline: '-12px -8px' }}
            />
          }
        />
      )}
      {viewerCan.add && (
        <Button variant="primary" aria-label="Add component" onClick={onAdd} w="44px" h="44px" px="0">
          <Plus size={20} strokeWidth={1.6} />
        </Button>
      )}
    </>
  );
}
