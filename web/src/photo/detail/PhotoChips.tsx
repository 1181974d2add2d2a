import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { AssignDialog, type Assignment } from '../../app/attach/AssignDialog';
import { addChipStyle, chipStyle, removeChipStyle } from '../../app/attach/chip-styles';
import { paths } from '../../app/paths';
import { tallTarget } from '../../ui/action/tall-target';
import { photoName } from '../data/photo-words';
import { useEditPhoto, valuesOf } from '../data/use-edit-photo';
import type { PhotoItem } from '../data/use-photo-list';

export interface PhotoChipsProps {
  photo: PhotoItem;
  fiscalYear: number;
  reload: () => unknown;
}

const ComponentLink = ({ propertyComponentId, name }: { propertyComponentId: string; name: string }) => (
  <chakra.span asChild css={tallTarget}>
    <Link to={paths.component(propertyComponentId)}>{name}</Link>
  </chakra.span>
);

/** The components that a photo shows, each with a link and a button to take it off, and a button to assign more. */
export function PhotoChips({ photo, fiscalYear, reload }: PhotoChipsProps) {
  const [isAssigning, setAssigning] = useState(false);
  const { save, saving } = useEditPhoto({ photo, reload, onSaved: () => setAssigning(false) });
  const { propertyComponents, viewerCan } = photo;
  const ids = valuesOf(photo).propertyComponentIds;
  const keepOnly = (kept: string[]) => void save({ propertyComponentIds: kept });
  return (
    <chakra.section aria-labelledby="photo-components">
      <chakra.h3 id="photo-components" textStyle="label" mb="1.5">
        Components
      </chakra.h3>
      <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyleType="none">
        {propertyComponents.map(({ propertyComponentId, name }) => (
          <chakra.li key={propertyComponentId} {...chipStyle}>
            <ComponentLink propertyComponentId={propertyComponentId} name={name} />
            {photo.isPrimaryOf.includes(propertyComponentId) && (
              <chakra.span color="fg.subtle" fontWeight="400">
                primary
              </chakra.span>
            )}
            {viewerCan.edit && (
              <chakra.button
                type="button"
                aria-label={`Remove ${name}`}
                disabled={saving}
                onClick={() => keepOnly(ids.filter((id) => id !== propertyComponentId))}
                {...removeChipStyle}
              >
                <X size={14} strokeWidth={1.75} aria-hidden />
              </chakra.button>
            )}
          </chakra.li>
        ))}
        {viewerCan.edit && (
          <li>
            <chakra.button type="button" onClick={() => setAssigning(true)} {...addChipStyle}>
              <Plus size={14} strokeWidth={1.75} aria-hidden />
              Assign
            </chakra.button>
          </li>
        )}
        {!viewerCan.edit && propertyComponents.length === 0 && (
          <chakra.li color="fg.muted" textStyle="table">
            None
          </chakra.li>
        )}
      </chakra.ul>
      {isAssigning && (
        <AssignDialog
          what={photoName(photo)}
          propertyId={photo.propertyId}
          fiscalYear={fiscalYear}
          busy={saving}
          onClose={() => setAssigning(false)}
          onAssign={(assignment) => keepOnly(assigned(ids, assignment))}
        />
      )}
    </chakra.section>
  );
}

function assigned(ids: readonly string[], { propertyComponentIds, unassign }: Assignment): string[] {
  if (!unassign) return [...new Set([...ids, ...propertyComponentIds])];
  return propertyComponentIds.length === 0 ? [] : ids.filter((id) => !propertyComponentIds.includes(id));
}
