import { chakra } from '@chakra-ui/react';
import { Button } from '../action/Button';
import { FormErrorAlert } from '../form/FormErrorAlert';

export interface ErrorStateProps {
  /** Each shown with the prefix `Error:`. */
  details: readonly string[];
  onRetry?: () => void;
}

/** Shown in place of content that could not be loaded: every detail, what it means, and Try again. */
export function ErrorState({ details, onRetry }: ErrorStateProps) {
  return (
    <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="3" py="5" px="4">
      <FormErrorAlert details={details} />
      {onRetry && (
        <>
          <chakra.p color="fg.muted" textStyle="table">
            Nothing was changed or lost. Check your connection, then try again.
          </chakra.p>
          <Button onClick={onRetry}>Try again</Button>
        </>
      )}
    </chakra.div>
  );
}
