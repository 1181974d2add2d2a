import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/action/Button';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';

/** What the service said to a save, and a way on when somebody else was faster. */
export function SaveProblems(props: { problems: readonly string[]; isStale: boolean; onReload: () => void }) {
  if (props.problems.length === 0) return null;
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="3" mb="4">
      <FormErrorAlert details={props.problems} takeFocus />
      {props.isStale && <Button onClick={props.onReload}>Load the newer values</Button>}
    </chakra.div>
  );
}
