import type { ComponentInput } from '@roofline/schema/component/component';
import {
  CategoryPositions,
  prepareWrite,
  type PreparedWrite,
  type WritePlace,
} from '../../component/service';
import type { WorkKind } from '../../platform/work/kind';

/** The components of a new property. */
export interface NewComponents {
  place: WritePlace;
  components: readonly ComponentInput[];
  fileName: string;
}

/** Prepares their rows and activity on a thread, since thousands take seconds. */
export const componentsOfNew: WorkKind<NewComponents, PreparedWrite> = {
  name: 'property-import.components',
  class: 'long',
  do: ({ place, components, fileName }) => {
    const told = `Imported ${fileName}: ${components.length} added, 0 changed, 0 unchanged`;
    const added = components.map((input) => ({ input }));
    return prepareWrite(place, new CategoryPositions([]), { added, told }).prepared;
  },
};
