import { chakra } from '@chakra-ui/react';
import { FILE_TOO_LARGE } from '@roofline/schema/problem/sentences';
import { FileSpreadsheet, FolderOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/action/Button';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { DropZone } from '../../ui/upload/DropZone';
import { NotSaved, refusedFor } from '../save/outcome';
import { useSave } from '../save/use-save';
import { uploadFile } from '../upload/upload-file';

const SPREADSHEETS = ['.xlsx', '.csv'];

export interface ChooseFileProps<Read extends object> {
  /** The address that reads a sent file. */
  address: string;
  /** Size of the largest file that is sent; a larger one is refused before that. */
  mostBytes: number;
  /** Accessible name of the drop zone. */
  label: string;
  /** What the user can do: `Drop your component list here`. */
  invitation: string;
  /** The kinds and the size of files that it accepts. */
  limits: string;
  /** Endings of the files that may be chosen; a spreadsheet of either kind where it is left out. */
  endings?: readonly string[];
  /** Fields that are sent with the file. */
  fields?: Readonly<Record<string, string>>;
  /** Toast of a failure. */
  failed: string;
  /** Toast of a success, where sending the file imports it. */
  done?: string;
  onRead: (read: Read) => unknown;
  /** Shown under the drop zone: what Roofline reads from the file. */
  children: ReactNode;
}

/** Sends a chosen file to be read. */
function useFileToRead<Read extends object>(props: ChooseFileProps<Read>) {
  const { address, mostBytes, fields, failed, done, onRead } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const { save, saving, problems } = useSave({
    send: async ([file, ...others]: readonly [File, ...File[]]) => {
      if (others.length > 0) throw new NotSaved(refusedFor(['Choose one file at a time.']));
      if (file.size > mostBytes) throw new NotSaved(refusedFor([FILE_TOO_LARGE]));
      setChosen(file.name);
      return uploadFile<Read>(address, file, {}, { fields });
    },
    failed,
    done,
    onSaved: onRead,
  });
  const choose = async ([first, ...others]: readonly File[]) => {
    if (first !== undefined) await save([first, ...others]);
  };
  return { choose, reading: saving ? chosen : null, problems };
}

/** A zone where the user drops or chooses a spreadsheet to import. */
export function ChooseFile<Read extends object>(props: ChooseFileProps<Read>) {
  const { choose, reading, problems } = useFileToRead(props);
  return (
    <chakra.div display="grid" gap="4">
      <FormErrorAlert details={problems} />
      <DropZone
        {...zoneStyle}
        label={props.label}
        endings={props.endings ?? SPREADSHEETS}
        disabled={reading !== null}
        onFiles={(files) => void choose(files)}
      >
        {(open) => (
          <>
            <chakra.span color="fg.subtle" aria-hidden>
              <FileSpreadsheet size={32} strokeWidth={1.4} />
            </chakra.span>
            <chakra.p textStyle="section">{props.invitation}</chakra.p>
            <Button
              variant="primary"
              icon={<FolderOpen size={16} strokeWidth={1.75} />}
              onClick={open}
              busy={reading !== null}
              busyText="Reading..."
            >
              Choose a file
            </Button>
            <chakra.p textStyle="table" color="fg.muted" maxW="420px" role="status">
              {reading === null ? props.limits : `Reading ${reading}`}
            </chakra.p>
          </>
        )}
      </DropZone>
      {props.children}
    </chakra.div>
  );
}

const zoneStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: { base: '10', md: '14' },
  textAlign: 'center',
} as const;
