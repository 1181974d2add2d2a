import { acceptImportJob } from './component-import/accept/job';
import { activityDocument } from './activity/read';
import { componentsDocument } from './component/export/documents';
import { disclosureDocument } from './disclosure/documents';
import { mappedComponentsDocument } from './export-map/export/documents';
import { fileTextJob } from './file/content/job';
import { fullArchiveJob } from './full-archive/make/job';
import { importRequestJob } from './import-request/import/job';
import { ledgerImportJob } from './ledger-import/accept/job';
import { ledgerWorkJob } from './ledger/pending/job';
import { notificationMailsJob } from './notification/mail/job';
import { duplicateJob } from './admin-property/duplicate/job';
import { reassignJob } from './admin-property/reassign/job';
import { propertyImportJob } from './property-import/add/job';
import { manyYearsJob } from './year-setup/many/job';
import { documentJob } from './job/document';
import { remindersJob } from './notification/reminders/job';
import { handBackJob } from './integration/credentials/hand-back';
import { nightlySyncJob, syncJob } from './integration/sync/jobs';
import { maintenanceDocument } from './maintenance/export';
import type { NamedJobKind } from './platform/jobs/kind';
import { ANALYTICS_DOCUMENTS } from './portfolio-analytics/export/documents';
import { associationFiguresJob } from './portfolio-analytics/figures/job';
import { photosReportDocument } from './photo/report/document';
import { photoSizesJob } from './photo/sizes/job';
import { projectsDocument } from './project/export/documents';
import { named } from './platform/work/document';
import { packetDocument, REPORT_DOCUMENTS } from './report/documents';
import { webhookDeliveryJob } from './webhook/deliver/job';
import { weeklyViewsJob } from './weekly-view/mail/job';
import { workbookDocument } from './workbook/documents';

/** Every document by its name, for direct download and for jobs. */
export const DOCUMENTS = new Map(
  [
    ...REPORT_DOCUMENTS.map((document) => named(document)),
    named(packetDocument),
    named(photosReportDocument),
    named(disclosureDocument),
    named(workbookDocument),
    named(activityDocument),
    named(componentsDocument),
    named(mappedComponentsDocument),
    named(projectsDocument),
    named(maintenanceDocument),
    ...ANALYTICS_DOCUMENTS,
  ].map((document) => [document.name, document]),
);

/** Every kind of job that a user can start. */
export const JOB_KINDS: readonly NamedJobKind[] = [
  acceptImportJob,
  importRequestJob,
  ledgerImportJob,
  documentJob(DOCUMENTS),
  fullArchiveJob(DOCUMENTS),
  syncJob,
  reassignJob,
  duplicateJob,
  propertyImportJob,
  manyYearsJob,
];
/** The jobs that the service starts by itself, beside mails. */
export const SERVICE_KINDS: readonly NamedJobKind[] = [
  handBackJob,
  associationFiguresJob,
  fileTextJob,
  ledgerWorkJob,
  nightlySyncJob,
  photoSizesJob,
  notificationMailsJob,
  remindersJob,
  webhookDeliveryJob,
  weeklyViewsJob,
];
