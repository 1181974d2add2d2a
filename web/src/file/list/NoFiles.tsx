import { chakra } from '@chakra-ui/react';
import { STANDARD_FOLDERS } from '@roofline/schema/file/file';
import { inSentence } from '@roofline/schema/value/listing';
import { FolderOpen, FolderPlus } from 'lucide-react';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { useAddStandardFoldersMutation } from '../commands/FileCommands.generated';
import { useFilesChanged } from '../model/files-changed';

const icon = <FolderOpen size={24} strokeWidth={1.6} />;

interface NoFilesProps {
  /** Null at the top. */
  folderName: string | null;
  canEdit: boolean;
}

/** A folder without anything in it. */
export function NoFiles({ folderName, canEdit }: NoFilesProps) {
  const nothing = folderName === null ? 'No files yet' : `${folderName} is empty`;
  const text = canEdit ? `${nothing}. Upload files, or drop them below.` : `${nothing}.`;
  return <EmptyState icon={icon} text={text} />;
}

const NAMES = inSentence(STANDARD_FOLDERS);

/** Offers to add the standard folders with one click, while a property has no folder. */
export function StandardFolders({ propertyId }: { propertyId: string }) {
  const [add] = useAddStandardFoldersMutation();
  const filesChanged = useFilesChanged(propertyId);
  const { save, saving, problems } = useSave({
    send: (_none: null, idempotencyKey) => add({ variables: { input: { propertyId, idempotencyKey } } }),
    onSaved: filesChanged,
    onOutdated: filesChanged,
  });
  return (
    <chakra.section aria-label="Standard folders" {...cardStyle}>
      <chakra.div flex="1" minW="240px">
        <chakra.p fontWeight="560">Start with folders?</chakra.p>
        <chakra.p color="fg.muted">{NAMES}.</chakra.p>
        {problems.length > 0 && <FormErrorAlert details={problems} />}
      </chakra.div>
      <Button
        icon={<FolderPlus size={16} strokeWidth={1.75} />}
        busy={saving}
        busyText="Adding..."
        onClick={() => void save(null)}
      >
        Add standard folders
      </Button>
    </chakra.section>
  );
}

const cardStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  px: '3.5',
  py: '3',
  mb: '4',
  borderWidth: '1px',
  borderRadius: 'menu',
  textStyle: 'table',
} as const;
