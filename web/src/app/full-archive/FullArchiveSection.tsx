import { chakra } from '@chakra-ui/react';
import { downloadJob } from '../job/documents';
import { Button } from '../../ui/action/Button';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { FormSection } from '../../ui/form/FormSection';
import { formatSize } from '../../ui/format/size';
import { formatDayOf } from '../../ui/format/day';
import { useFormats } from '../../ui/format/formats';
import { useFullArchive, type ArchiveOf } from './use-full-archive';

/** Offers everything of a property or a portfolio in one file, for users who leave or want to have it. */
export function FullArchiveSection({ of }: { of: ArchiveOf }) {
  const archive = useFullArchive(of);
  const what = 'propertyId' in of ? 'this property' : 'this portfolio';
  return (
    <FormSection
      title="Leave with everything"
      purpose={`Everything of ${what} in one file: workbooks, CSV, JSON, photos and files. It can be read without Roofline, and another installation takes it in.`}
    >
      {archive.problems.length > 0 && (
        <chakra.div role="alert" textStyle="table" color="danger.fg">
          {archive.problems.join(' ')}
        </chakra.div>
      )}
      {archive.progress === null ? (
        <Ready {...archive} />
      ) : (
        <Making {...archive} progress={archive.progress} />
      )}
      <chakra.p textStyle="caption" color="fg.muted">
        There are names and mail addresses of people in it, but no passwords. Only you can download it, for
        seven days; the activity says that you requested it.
      </chakra.p>
    </FormSection>
  );
}

type Archive = ReturnType<typeof useFullArchive>;

function Ready({ ready, isBusy, create }: Archive) {
  // Draws again when the user changes the format of days.
  useFormats();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      {ready && (
        <>
          <Button variant="primary" onClick={() => downloadJob(ready.jobId)}>
            Download Archive
          </Button>
          <chakra.span textStyle="table">
            {`Created ${formatDayOf(ready.createdAt)}, ${formatSize(ready.file?.size ?? 0)}`}
          </chakra.span>
        </>
      )}
      <Button onClick={create} busy={isBusy} busyText="Starting...">
        {ready ? 'Create a New Archive' : 'Create Archive'}
      </Button>
    </chakra.div>
  );
}

/** The progress of an archive. The user may leave: the service goes on, and the page finds the archive again. */
function Making({
  progress: { progress, step },
  cancel,
}: Archive & { progress: { progress: number; step: string | null } }) {
  return (
    <div>
      <ProgressBar label="Progress of the archive" percent={progress} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="2">
        <chakra.span role="status" textStyle="table" flex="1 1 200px" minW="0" overflowWrap="anywhere">
          {step ?? 'Waiting for its turn'}
        </chakra.span>
        <Button onClick={cancel}>Cancel Archive</Button>
      </chakra.div>
    </div>
  );
}
