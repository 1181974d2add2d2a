import { chakra } from '@chakra-ui/react';
import type { BulkAction } from '../../ui/table-tools/BulkBar';
import { BulkLine } from '../../ui/table-tools/BulkLine';
import type { PhotoSelection } from '../grid/use-photo-selection';

/** Takes the place of the filters while photos are selected, and stays in sight. */
export function SelectionLine({
  selection,
  actions,
}: {
  selection: PhotoSelection;
  actions: readonly BulkAction[];
}) {
  return (
    <chakra.div {...lineStyle}>
      <BulkLine count={selection.ids.size} actions={actions} onClear={selection.clear} />
    </chakra.div>
  );
}

const lineStyle = {
  position: 'sticky',
  top: 'var(--sticky-top, 0px)',
  zIndex: 'bar',
  display: 'flex',
  // As high as the filters that it replaces, so that the grid does not move.
  mt: '-2',
  mb: '1',
  px: '3',
  py: '2',
  bg: 'brand.subtle',
  borderRadius: 'control',
  css: {
    boxShadow: 'inset 0 0 0 1px color-mix(in srgb, {colors.brand.fg} 35%, transparent)',
  },
} as const;
