import { chakra } from '@chakra-ui/react';

/** A filter that is set, on paper: its control is not printed, and the sheet has to say which rows it has. */
export function PrintedFilter({ label, value }: { label: string; value: string }) {
  return (
    <chakra.span display="none" _print={{ display: 'inline' }} textStyle="table">
      {label}: {value}
    </chakra.span>
  );
}
