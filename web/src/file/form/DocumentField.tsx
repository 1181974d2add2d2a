import { chakra } from '@chakra-ui/react';
import { FileText, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { IconButton } from '../../ui/action/IconButton';
import { FieldError } from '../../ui/field/Field';
import { formatSize } from '../../ui/format/size';
import { AddDocument, type AddDocumentProps, type FormDocument } from './AddDocument';

interface DocumentFieldProps extends AddDocumentProps {
  /** The id of the group: the form focuses it when the field has a problem. */
  id: string;
  /** Adds *Optional* after the label. */
  optional?: boolean;
  document: FormDocument | null;
  /** What is wrong with the answer. */
  problem?: string;
}

/** The document of a form: a file of the property, uploaded here or chosen among its files. */
export function DocumentField(props: DocumentFieldProps) {
  const { id, label, optional, document: shown, problem } = props;
  const { group, keepFocus } = useKeptFocus(shown?.propertyFileId);
  const onChange = (next: FormDocument | null) => {
    keepFocus();
    props.onChange(next);
  };
  return (
    <chakra.div
      ref={group}
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={label}
      aria-describedby={problem && `${id}-note`}
    >
      <chakra.p textStyle="label" aria-hidden>
        {label}
        {optional && (
          <chakra.span color="fg.subtle" fontWeight="400">
            {' '}
            Optional
          </chakra.span>
        )}
      </chakra.p>
      {shown ? (
        <ShownDocument document={shown} onTakeOff={() => onChange(null)} />
      ) : (
        <AddDocument {...props} onChange={onChange} />
      )}
      {problem && (
        <chakra.div mt="1">
          <FieldError id={`${id}-note`}>{problem}</FieldError>
        </chakra.div>
      )}
    </chakra.div>
  );
}

/** Keeps the focus in the field when the pressed button is gone with a change of file, unless the focus is elsewhere. */
function useKeptFocus(shownId: string | undefined) {
  const group = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) return;
    isAsked.current = false;
    // Once the dialog of the choice has released the focus.
    requestAnimationFrame(() => document.activeElement === document.body && group.current?.focus());
  }, [shownId]);
  return { group, keepFocus: () => (isAsked.current = true) };
}

/** The name of the document, a link to the file for those who may see files, and a button to take it off. */
function ShownDocument({ document, onTakeOff }: { document: FormDocument; onTakeOff: () => void }) {
  const { property } = useSelection();
  const { propertyFileId, folderId = null, fileName, fileSize } = document;
  const name = fileName ?? 'A file of the property';
  return (
    <chakra.div {...lineStyle}>
      <FileText size={16} strokeWidth={1.75} aria-hidden />
      {property?.viewerCan.viewFiles ? (
        <chakra.span asChild {...nameStyle} {...linkStyle}>
          <Link to={paths.file({ propertyFileId, folderId })}>{name}</Link>
        </chakra.span>
      ) : (
        <chakra.span {...nameStyle}>{name}</chakra.span>
      )}
      {fileSize !== undefined && (
        <chakra.span color="fg.muted" data-figure="">
          {formatSize(fileSize)}
        </chakra.span>
      )}
      <IconButton label={`Take off ${name}`} icon={<X size={16} strokeWidth={1.75} />} onClick={onTakeOff} />
    </chakra.div>
  );
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  mt: '1.5',
  minH: '28px',
  textStyle: 'table',
} as const;
const nameStyle = {
  flex: '1',
  minW: '0',
  overflowWrap: 'anywhere',
} as const;
const linkStyle = { color: 'brand.fg', _hover: { textDecoration: 'underline' } } as const;
