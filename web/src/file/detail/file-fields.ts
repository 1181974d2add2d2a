import { DOCUMENT_KINDS, fileInput, type FileInput } from '@roofline/schema/file/file';
import type { AttachedComponent } from '../../app/attach/AttachedChips';
import { answersOf, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import { DOCUMENT_KIND_WORDS } from '../model/file-words';
import { ComponentsField } from './ComponentsField';
import type { FileDetail } from './use-file';

export type FileValues = Answers<typeof fileInput>;
export interface FilePlace {
  /** The components that the file is assigned to, with their names. */
  attached: readonly AttachedComponent[];
  propertyId: string;
  /** The year whose components can be chosen. */
  fiscalYear: number;
}
export type FileForm = FieldsForm<FileValues, FileInput, FilePlace>;

/** The fields of a document. */
const FILE_FIELDS: FieldList<FileValues, FilePlace> = [
  {
    rows: [
      {
        name: 'documentKind',
        placeholder: 'Not said',
        options: DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_KIND_WORDS[value] })),
      },
      [{ name: 'validUntil' }, { name: 'retainUntil' }],
      { name: 'propertyComponentIds', control: ComponentsField },
    ],
  },
];

/** Returns the form of a file, filled from the version that the edit starts from. */
export const useFileForm = (file: FileDetail, at: Omit<FilePlace, 'attached'>): FileForm =>
  useFieldsForm({
    schema: fileInput,
    list: FILE_FIELDS,
    saved: answersOf(fileInput, {
      ...file,
      propertyComponentIds: file.propertyComponents.map((each) => each.propertyComponentId),
    }),
    given: { ...at, attached: file.propertyComponents },
    readOnly: !file.viewerCan.edit,
  });
