import { useApolloClient } from '@apollo/client/react';
import { IMPORT_FAILED, useImportEnd } from '../../app/import/use-import-end';
import type { Answer } from '../../app/save/outcome';
import { useSave } from '../../app/save/use-save';
import { uploadFile } from '../../app/upload/upload-file';
import { useProcessImportRequestMutation } from '../ImportRequests.generated';
import type { OpenedRequest } from './RequestProblems';

interface Processing {
  request: OpenedRequest;
  /** The job that imports it already; null without one. */
  jobId: string | null;
  onReload: () => Promise<unknown>;
  onDone?: () => void;
}

/** Imports a request as it is on screen, all rows or none, and shows the outcome. */
function useImported<Values, A extends Answer>(
  { request, jobId, onReload, onDone }: Processing,
  send: (values: Values, key: string) => Promise<A>,
  jobOf: (payload: object) => string | null | undefined,
) {
  const { cache } = useApolloClient();
  const { begin, end, progress, problems } = useImportEnd({
    propertyId: request.propertyId,
    jobId,
    onFailed: onReload,
    onDone: () => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'importRequests' });
      onDone?.();
      return onReload();
    },
  });
  const { save, saving, ...saved } = useSave({
    send,
    failed: IMPORT_FAILED,
    onSaved: (payload: object) => end(jobOf(payload)),
    // The service has stored the request's problems by now, or someone else changed it.
    onOutdated: onReload,
  });
  return {
    run: (values: Values) => {
      begin();
      void save(values);
    },
    isImporting: saving || progress !== null,
    progress,
    problems: problems.length > 0 ? problems : saved.problems,
  };
}

type Asked = Pick<OpenedRequest, 'importRequestId' | 'version' | 'fiscalYear'>;

/** Imports the sent workbook. */
export function useProcessRequest(processing: Processing) {
  const { importRequestId, version, fiscalYear } = processing.request;
  const [mutate] = useProcessImportRequestMutation();
  const { run, ...state } = useImported(
    processing,
    (asked: Asked, idempotencyKey) => mutate({ variables: { input: { ...asked, idempotencyKey } } }),
    (payload: { job?: { jobId: string } | null }) => payload.job?.jobId,
  );
  return { ...state, accept: () => run({ importRequestId, version, fiscalYear }) };
}

/** Imports another workbook in place of the sent one. */
export function useReplaceStudy(processing: Omit<Processing, 'jobId'>) {
  const { importRequestId, version, fiscalYear } = processing.request;
  const { run, ...state } = useImported(
    { ...processing, jobId: null },
    (file: File) =>
      uploadFile<{ jobId?: string }>(
        `/upload/import-request/${importRequestId}/${fiscalYear}`,
        file,
        {},
        { version },
      ),
    (payload: { jobId?: string }) => payload.jobId,
  );
  return { ...state, replace: run };
}
