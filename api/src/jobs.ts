import { acceptImportJob } from './component-import/accept/job';
import { componentsDocument } from './component/export/documents';
import { disclosureDocument } from './disclosure/documents';
import { fileTextJob } from './file/content/job';
import { documentJob } from './job/document';
import type { NamedJobKind } from './platform/jobs/kind';
import { named } from './platform/work/document';
import { packetDocument, REPORT_DOCUMENTS } from './report/documents';
import { workbookDocument } from './workbook/documents';

/** Every document by its name: what can be asked for now and had later. */
export const DOCUMENTS = new Map(
  [
    ...REPORT_DOCUMENTS.map((document) => named(document)),
    named(packetDocument),
    named(disclosureDocument),
    named(workbookDocument),
    named(componentsDocument),
  ].map((document) => [document.name, document]),
);

/** Every kind of job that a person asks for. */
export const JOB_KINDS: readonly NamedJobKind[] = [acceptImportJob, documentJob(DOCUMENTS)];
/** What the service does by itself, beside mails. */
export const SERVICE_KINDS: readonly NamedJobKind[] = [fileTextJob];
