import type { SameNameChoice } from '@roofline/schema/file/file';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import { Checkbox } from '../../ui/choice/Checkbox';
import { counted } from '../../ui/format/count';
import { Dialog } from '../../ui/overlay/Dialog';

interface SameNameDialogProps {
  /** The files to ask about, the next one first. */
  files: readonly File[];
  /** The name of the folder that they go to. */
  where: string;
  /** Null leaves them out. */
  onAnswer: (answered: readonly File[], choice: SameNameChoice | null) => void;
}

/** Asks what to do with a file whose name is taken: keep both, make it a new version of the other, or skip it. */
export function SameNameDialog({ files, where, onAnswer }: SameNameDialogProps) {
  const [isForAll, setForAll] = useState(false);
  const [first, ...others] = files;
  const answer = (choice: SameNameChoice | null) => onAnswer(isForAll ? files : files.slice(0, 1), choice);
  return (
    <Dialog
      open
      onClose={() => onAnswer(files, null)}
      title="This name is taken"
      width="480px"
      compact
      staticBackdrop
      footer={
        <>
          <Button variant="quiet" onClick={() => answer(null)}>
            {isForAll ? 'Skip all' : 'Skip'}
          </Button>
          <Button onClick={() => answer('keepBoth')}>Keep both</Button>
          <Button variant="primary" onClick={() => answer('newVersion')}>
            New version
          </Button>
        </>
      }
    >
      <chakra.p overflowWrap="anywhere">
        {where} already has a file named <strong>{first?.name}</strong>.
      </chakra.p>
      <chakra.p mt="2" color="fg.muted" textStyle="table">
        Keep both adds yours with a number behind its name. New version puts yours in its place; the old one
        stays among its versions.
      </chakra.p>
      {others.length > 0 && (
        <chakra.div mt="3">
          <Checkbox
            label={`Do the same for the other ${counted(others.length, 'file')}`}
            checked={isForAll}
            onChange={(event) => setForAll(event.currentTarget.checked)}
          />
        </chakra.div>
      )}
    </Dialog>
  );
}
