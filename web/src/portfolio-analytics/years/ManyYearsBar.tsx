import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/action/Button';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { counted } from '../../ui/format/count';
import { FootBar } from '../../ui/layout/FootBar';
import type { Choice } from './choice';
import type { useSetUpMany } from './use-set-up-many';

/** The bar at the foot: the button with the number of properties to set up, and the progress. */
export function ManyYearsBar(props: {
  fiscalYear: number;
  choice: Choice;
  setting: ReturnType<typeof useSetUpMany>;
}) {
  const { fiscalYear, choice, setting } = props;
  const { progress, isBusy } = setting;
  const count = choice.chosen.length;
  const properties = counted(count, 'property', 'properties');
  return (
    <FootBar label="Set up the year">
      <chakra.div flex="1 1 220px" textStyle="table">
        {progress ? (
          <>
            <chakra.strong role="status" fontWeight="600">
              {`${progress.step ?? 'Waiting for its turn'}, ${progress.progress}%`}
            </chakra.strong>
            <chakra.div mt="1.5">
              <ProgressBar label="Progress of setting up the years" percent={progress.progress} />
            </chakra.div>
          </>
        ) : (
          <chakra.span color="fg.muted">
            {count === 0
              ? 'Choose at least one property.'
              : 'Each property is set up as a whole or not at all.'}
          </chakra.span>
        )}
      </chakra.div>
      <chakra.div display="flex" gap="2" ms="auto">
        {progress && <Button onClick={setting.stop}>Stop</Button>}
        <Button
          variant="primary"
          disabled={count === 0}
          busy={isBusy}
          busyText="Setting up..."
          onClick={() => void setting.setUp(choice)}
        >
          {`Set up ${fiscalYear} for ${properties}`}
        </Button>
      </chakra.div>
    </FootBar>
  );
}
