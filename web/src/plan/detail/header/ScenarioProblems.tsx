import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/action/Button';
import { Banner } from '../../../ui/feedback/Banner';
import { SaveProblems } from '../../../ui/form/SaveProblems';
import type { Scenario } from '../scenario/use-scenario';
import type { useSaveWhatIf } from './use-save-what-if';

const ADDRESS_WORDS = {
  stale:
    'This address was made before the plan or its components changed, so its what-if is left out. You see the plan as it is saved.',
  unreadable: 'The what-if in this address cannot be read and is left out. You see the plan as it is saved.',
  tooLong: 'This what-if is too long for an address. Save it as a new plan to keep or share it.',
};

/** What stands in the way of a what-if: an address that brought none, or a save that was refused. */
export function ScenarioProblems(props: { scenario: Scenario; saving: ReturnType<typeof useSaveWhatIf> }) {
  const { scenario, saving } = props;
  if (scenario.problem === null && saving.problems.length === 0) return null;
  return (
    <chakra.div display="grid" gap="3" mb="4">
      {scenario.problem !== null && (
        <Banner
          tone="warning"
          action={
            <Button size="sm" onClick={scenario.dismissProblem}>
              Close
            </Button>
          }
        >
          {ADDRESS_WORDS[scenario.problem]}
        </Banner>
      )}
      <SaveProblems {...saving} mb="0" />
    </chakra.div>
  );
}
