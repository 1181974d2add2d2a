import type { StandardFolder } from '@roofline/schema/file/file';
import { useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { OwnControlProps } from '../../app/fields/bound-field';
import type { FormDocument } from './AddDocument';
import { DocumentField } from './DocumentField';

/** What the page of a form gives to its document field. */
export interface DocumentGiven {
  propertyId: string;
  /** The folder that uploads go to. */
  folder: StandardFolder;
  /** The document as it is saved. */
  document: FormDocument | null;
}

/** The field of a form whose answer is the id of a file of the property: `control` in its list of fields. */
export function BoundDocumentField<Values extends FieldValues>(
  props: OwnControlProps<Values, DocumentGiven>,
) {
  const { form, field } = props;
  const { propertyId, folder, document: saved } = form.given;
  const name = field.name as FieldPath<Values>;
  const id = (form.values as Record<string, string | null | undefined>)[name] ?? null;
  const [chosen, setChosen] = useState(saved);
  const known = [chosen, saved].find((each) => each?.propertyFileId === id);
  return (
    <DocumentField
      id={form.idOf(name)}
      label={field.label}
      optional={field.isOptional}
      {...{ propertyId, folder }}
      document={id === null ? null : (known ?? { propertyFileId: id, fileName: null })}
      onChange={(document) => {
        setChosen(document);
        form.set(name, (document?.propertyFileId ?? null) as never);
      }}
      problem={form.errorOf(name)}
    />
  );
}

/** Returns the saved document of a row that knows only its id and its name; null without one. */
export const documentOf = (
  row: { propertyFileId: string | null; fileName: string | null } | null,
): FormDocument | null =>
  row?.propertyFileId ? { propertyFileId: row.propertyFileId, fileName: row.fileName } : null;
