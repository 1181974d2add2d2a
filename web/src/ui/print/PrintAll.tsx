import { chakra } from '@chakra-ui/react';
import { Printer } from 'lucide-react';
import { Button } from '../action/Button';
import { formatCount } from '../format/count';
import { printPage } from './print-page';

export interface PrintAllProps {
  total: number;
  /** A button among the tools above a list whose end is far away. */
  isTool?: boolean;
}

/** A button that loads and prints all rows of a list that has not loaded them yet. */
export function PrintAll({ total, isTool = false }: PrintAllProps) {
  return (
    <Button
      {...(isTool ? {} : linkStyle)}
      icon={<Printer size={16} strokeWidth={1.75} />}
      onClick={() => void printPage()}
    >
      Print all {formatCount(total)}
    </Button>
  );
}

const linkStyle = { variant: 'link', size: 'sm' } as const;

/** On a sheet with part of a list, because the browser printed and not the page: says how to print all of it. */
export function PrintPart({ total }: { total: number }) {
  return (
    <chakra.span display="none" _print={{ display: 'inline' }}>
      · Press Ctrl P or ⌘ P on the page to print all {formatCount(total)}
    </chakra.span>
  );
}
