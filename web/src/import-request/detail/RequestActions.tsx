import { chakra } from '@chakra-ui/react';
import { Hand, RefreshCw, Replace, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { SaveQuestion } from '../../app/save/SaveQuestion';
import { Button } from '../../ui/action/Button';
import { Field } from '../../ui/field/Field';
import { TextInput } from '../../ui/field/TextInput';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { counted } from '../../ui/format/count';
import { useUpdateImportRequestMutation } from '../ImportRequests.generated';
import type { OpenedRequest } from './RequestProblems';
import { ReplaceStudyDialog } from './ReplaceStudyDialog';

const icon = { size: 16, strokeWidth: 1.75 };

export interface RequestActionsProps {
  request: OpenedRequest;
  /** Whether the file was read and has a preview for the year of the request. */
  hasPreview: boolean;
  onReload: () => Promise<unknown>;
}

/** Takes the request for a year; the service reads the file if it has not yet. */
function useTake({ request, onReload }: Omit<RequestActionsProps, 'hasPreview'>) {
  const { importRequestId, version } = request;
  const [update] = useUpdateImportRequestMutation();
  return useSave({
    send: (fiscalYear: number) =>
      update({ variables: { input: { importRequestId, version, fiscalYear, status: 'RECEIVED' } } }),
    keeps: true,
    onSaved: onReload,
    onOutdated: onReload,
  });
}

/** The actions of internal staff before the import. */
export function RequestActions({ request, hasPreview, onReload }: RequestActionsProps) {
  const { status, fiscalYear, problemCount } = request;
  const [year, setYear] = useState(String(fiscalYear));
  const [asked, setAsked] = useState<'back' | 'replace' | null>(null);
  const { save, saving, problems, isStale, onReload: loadNewer } = useTake({ request, onReload });
  const [error, setError] = useState<string | null>(null);
  const isNew = status === 'NEW_REQUEST_RECEIVED';
  const isSame = year === String(fiscalYear);
  const isToTake = isSame && status !== 'RECEIVED';
  const take = () => {
    const isYear = /^(?:19|20|21)[0-9]{2}$/.test(year);
    setError(isYear ? null : year === '' ? 'Fiscal year is required' : 'Enter a year like 2026');
    if (isYear) void save(Number(year));
  };
  return (
    <chakra.div display="grid" gap="3" mb="5">
      <SaveProblems {...{ problems, isStale }} onReload={loadNewer} mb="0" />
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="2">
        <Field label="Fiscal year" error={error ?? undefined} width="120px">
          <TextInput
            inputMode="numeric"
            maxLength={4}
            value={year}
            onChange={(event) => setYear(event.currentTarget.value)}
          />
        </Field>
        <Button
          variant={isNew ? 'primary' : 'secondary'}
          icon={isToTake ? <Hand {...icon} /> : <RefreshCw {...icon} />}
          busy={saving}
          busyText="Reading..."
          disabled={isSame && hasPreview && !isToTake}
          onClick={take}
        >
          {isToTake ? 'Take request' : 'Read the file for this year'}
        </Button>
        <Button icon={<Replace {...icon} />} onClick={() => setAsked('replace')}>
          Replace the workbook
        </Button>
        {problemCount > 0 && status !== 'FAILED_VALIDATION' && (
          <Button icon={<Undo2 {...icon} />} onClick={() => setAsked('back')}>
            {`Send ${counted(problemCount, 'problem')} back`}
          </Button>
        )}
      </chakra.div>
      {asked === 'back' && <SendBack {...{ request, onReload }} onClose={() => setAsked(null)} />}
      {asked === 'replace' && (
        <ReplaceStudyDialog {...{ request, onReload }} onClose={() => setAsked(null)} />
      )}
    </chakra.div>
  );
}

function SendBack(props: Omit<RequestActionsProps, 'hasPreview'> & { onClose: () => void }) {
  // The request as it was when the dialog opened: it changes before the dialog has closed.
  const [{ importRequestId, version, fiscalYear, sentBy, problemCount }] = useState(props.request);
  const [update] = useUpdateImportRequestMutation();
  const input = { importRequestId, version, fiscalYear, status: 'FAILED_VALIDATION' as const };
  return (
    <SaveQuestion
      title="Send problems back"
      confirmText="Send back"
      busyText="Sending..."
      done="Problems sent"
      destructive={false}
      send={() => update({ variables: { input } })}
      onDone={() => {
        props.onClose();
        void props.onReload();
      }}
      onCancel={props.onClose}
      onOutdated={props.onReload}
    >
      {`${sentBy} is notified that the file has ${counted(problemCount, 'problem')}, and can send a corrected one. You can still import this request.`}
    </SaveQuestion>
  );
}
