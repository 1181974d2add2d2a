import { chakra } from '@chakra-ui/react';
import { Button } from '../action/Button';
import { FormErrorAlert } from './FormErrorAlert';

export interface SaveProblemsProps {
  problems: readonly string[];
  /** Someone else saved first. */
  isStale: boolean;
  onReload: () => void;
  /** Space below. */
  mb?: string;
}

/** The service's errors on a save, and a button that loads the newer values when someone else saved first. */
export function SaveProblems({ problems, isStale, onReload, mb = '4' }: SaveProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="3" mb={mb}>
      <FormErrorAlert details={problems} takeFocus />
      {isStale && <Button onClick={onReload}>Load the newer values</Button>}
    </chakra.div>
  );
}
