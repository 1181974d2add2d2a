import { FileText, Sheet } from 'lucide-react';
import { DocumentButton } from '../app/job/DocumentButton';
import type { AskedDocument } from '../app/job/documents';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface AnalyticsFilesProps {
  title: string;
  /** The document for each file format. */
  documents: { xlsx: AskedDocument['of']['document']; pdf: AskedDocument['of']['document'] };
  of: Omit<AskedDocument['of'], 'document'>;
}

/** Buttons that make the list as files, with the filters and the order of the page. */
export function AnalyticsFiles({ title, documents, of }: AnalyticsFilesProps) {
  return (
    <>
      <DocumentButton
        icon={<Sheet {...icon} />}
        asked={{ title: `${title}, Excel`, of: { ...of, document: documents.xlsx } }}
      >
        Excel export
      </DocumentButton>
      <DocumentButton
        icon={<FileText {...icon} />}
        asked={{ title: `${title}, PDF`, of: { ...of, document: documents.pdf } }}
      >
        View As PDF
      </DocumentButton>
    </>
  );
}
