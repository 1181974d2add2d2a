import { chakra } from '@chakra-ui/react';
import { Button } from '../action/Button';
import { FormErrorAlert } from '../form/FormErrorAlert';

export interface ErrorStateProps {
  /** Each shown with the prefix `Error:`. */
  details: readonly string[];
  /** Loads again; a failure is no error of the page, which then still shows this. */
  onRetry?: () => unknown;
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
          <Button onClick={() => void retry(onRetry)}>Try again</Button>
        </>
      )}
    </chakra.div>
  );
}

const retry = (onRetry: () => unknown) => Promise.resolve(onRetry()).catch(() => undefined);
