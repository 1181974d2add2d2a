import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { ProgressBar } from '../ui/feedback/ProgressBar';
import { VerdictSentence } from '../ui/figure/VerdictSentence';
import { FormErrorAlert } from '../ui/form/FormErrorAlert';
import { Card } from '../ui/layout/Card';
import { ConfirmDialog } from '../ui/overlay/ConfirmDialog';
import { DataTable } from '../ui/table/DataTable';
import { FootBar } from '../ui/layout/FootBar';
import { ProblemList } from './ProblemList';
import { lineColumns, PropertyPhoneRow } from './property-columns';
import type { PropertyImportAllFragment } from './PropertyImport.generated';
import { useAddProperties } from './use-add-properties';
import { addWords, asides, leftOutWords, propertiesWords } from './words';

interface WorkbookReviewProps {
  found: PropertyImportAllFragment;
  onChanged: () => Promise<unknown>;
  onStartOver: () => void;
}

/** Step 2: the properties and problems of the workbook; step 3 at the foot, then the outcome of each property. */
export function WorkbookReview({ found, onChanged, onStartOver }: WorkbookReviewProps) {
  const adding = useAddProperties(found, onChanged);
  const [asks, setAsks] = useState(false);
  const leftOut = leftOutWords(found);
  const add = (leaveOut: boolean) => {
    setAsks(false);
    void adding.add(leaveOut);
  };
  return (
    <>
      <FormErrorAlert details={adding.problems} />
      <Verdict found={found} />
      <ProblemList found={found} />
      <Remarks remarks={found.remarks} />
      <Lines found={found} />
      <Foot
        {...{ found, adding, onStartOver }}
        onAdd={() => (leftOut === null ? add(false) : setAsks(true))}
      />
      <ConfirmDialog
        open={asks}
        title="Leave out what has problems?"
        confirmText={addWords(found.counts.ready)}
        onConfirm={() => add(true)}
        onCancel={() => setAsks(false)}
      >
        {`Roofline leaves out ${leftOut}. Correct them and upload the workbook again: the properties that are there already are not added twice.`}
      </ConfirmDialog>
    </>
  );
}

function Verdict({ found }: { found: PropertyImportAllFragment }) {
  const { counts, fileName, workspaceName, isAccepted } = found;
  const words = asides(found).map((aside) => ` ${aside}`);
  if (isAccepted && counts.ready === 0)
    return (
      <VerdictSentence>
        <strong>{propertiesWords(counts.added)}</strong> of{' '}
        <strong style={{ overflowWrap: 'anywhere' }}>{fileName}</strong> {counts.added === 1 ? 'is' : 'are'}{' '}
        in {workspaceName} now.{words}
      </VerdictSentence>
    );
  return (
    <VerdictSentence>
      <strong style={{ overflowWrap: 'anywhere' }}>{fileName}</strong> has{' '}
      <strong>{counts.ready === 0 ? 'no property' : propertiesWords(counts.ready)}</strong> to add to{' '}
      {workspaceName}.{words}
    </VerdictSentence>
  );
}

function Remarks({ remarks }: { remarks: readonly string[] }) {
  if (remarks.length === 0) return null;
  return (
    <Card title="Not read" mb="5">
      <chakra.ul listStyleType="none" textStyle="table" color="fg.muted" aria-label="Not read">
        {remarks.map((remark) => (
          <li key={remark}>{remark}</li>
        ))}
      </chakra.ul>
    </Card>
  );
}

function Lines({ found }: { found: PropertyImportAllFragment }) {
  const { selectProperty } = useSelection();
  const navigate = useNavigate();
  return (
    <chakra.div mb="6">
      <DataTable
        caption="Properties of the workbook"
        columns={lineColumns}
        rows={found.lines}
        rowId={({ position }) => String(position)}
        rowName={({ name }) => name}
        onOpen={({ propertyId }) => {
          if (propertyId == null) return;
          selectProperty(propertyId);
          void navigate(paths.dashboard);
        }}
        renderPhoneRow={(line) => <PropertyPhoneRow line={line} />}
        empty={null}
      />
    </chakra.div>
  );
}

interface FootProps extends Pick<WorkbookReviewProps, 'found' | 'onStartOver'> {
  adding: ReturnType<typeof useAddProperties>;
  onAdd: () => void;
}

/** The bar at the foot: the progress of the import, or its button. */
function Foot({ found, adding, onAdd, onStartOver }: FootProps) {
  const { progress, isAdding, stop } = adding;
  const { counts } = found;
  return (
    <FootBar label="Add the properties">
      <chakra.div flex="1 1 220px" textStyle="table">
        {progress ? (
          <>
            <chakra.strong role="status" fontWeight="600">
              {`${progress.step ?? 'Waiting for its turn'}, ${progress.progress}%`}
            </chakra.strong>
            <chakra.div my="1.5">
              <ProgressBar label="Progress of adding the properties" percent={progress.progress} />
            </chakra.div>
            <span>You can leave this page: Roofline continues.</span>
          </>
        ) : (
          <chakra.span color="fg.muted">
            {counts.ready === 0 ? 'Nothing is left to add.' : 'Nothing is added yet.'}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.div display="flex" gap="2" ms="auto">
        {progress ? (
          <Button onClick={stop}>Stop adding</Button>
        ) : (
          <Button onClick={onStartOver}>Choose another workbook</Button>
        )}
        {counts.ready > 0 && (
          <Button variant="primary" busy={isAdding} busyText="Adding..." onClick={onAdd}>
            {addWords(counts.ready)}
          </Button>
        )}
      </chakra.div>
    </FootBar>
  );
}
