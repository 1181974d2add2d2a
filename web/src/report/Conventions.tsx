import { chakra } from '@chakra-ui/react';
import { Card } from '../ui/layout/Card';

export interface Convention {
  label: string;
  value: string;
}

/** Explains how the figures were computed; printed with each report. */
export function Conventions({ conventions }: { conventions: readonly Convention[] }) {
  if (conventions.length === 0) return null;
  return (
    <Card title="How it was computed">
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '180px minmax(0, 1fr)' }}
        columnGap="4"
        rowGap={{ base: '0.5', md: '2' }}
        textStyle="table"
      >
        {conventions.map(({ label, value }) => (
          <chakra.div key={label} display="contents">
            <chakra.dt color="fg.muted" mt={{ base: '2', md: '0' }}>
              {label}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Card>
  );
}
