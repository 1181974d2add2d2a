import { chakra } from '@chakra-ui/react';

/** A progress bar, in percent. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <chakra.div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      h="4px"
      w="full"
      bg="bg.muted"
      borderRadius="tag"
      overflow="hidden"
    >
      <chakra.div
        h="full"
        bg="brand.solid"
        transition="width 300ms"
        style={{ width: `${Math.max(4, percent)}%` }}
      />
    </chakra.div>
  );
}
