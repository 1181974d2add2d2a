import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/action/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { SaveProblems } from '../../../ui/form/SaveProblems';
import type { Scenario } from '../scenario/use-scenario';
import type { useSaveWhatIf } from './use-save-what-if';

const ADDRESS_WORDS = {
  stale:
    'This link is older than the last change of the plan or its components, so its what-if is left out. You see the saved plan.',
  unreadable: 'The what-if in this link cannot be read and is left out. You see the saved plan.',
  outdated:
    'The plan or its components changed since you tried something here, so that what-if is left out. You see the saved plan.',
  tooLong: 'This what-if is too long for a link. Save it as a new plan to keep or share it.',
};

/** Problems of a what-if: an address that could not be read, an unsaved draft, or a refused save. */
export function ScenarioProblems(props: { scenario: Scenario; saving: ReturnType<typeof useSaveWhatIf> }) {
  const { scenario, saving } = props;
  const { problem, isDraft } = scenario;
  if (problem === null && !isDraft && saving.problems.length === 0) return null;
  return (
    <chakra.div display="grid" gap="3" mb="4">
      {isDraft && (
        <Banner
          tone="info"
          action={
            <>
              <Button size="sm" onClick={scenario.reset}>
                Show the saved plan
              </Button>
              <Button size="sm" onClick={scenario.dismissDraft}>
                Close
              </Button>
            </>
          }
        >
          Your what-if from before is still here. It is not saved.
        </Banner>
      )}
      {problem !== null && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={scenario.dismissProblem}>
              Close
            </Button>
          }
        >
          {ADDRESS_WORDS[problem]}
        </Banner>
      )}
      <SaveProblems {...saving} mb="0" />
    </chakra.div>
  );
}
