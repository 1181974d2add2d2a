import { chakra } from '@chakra-ui/react';
import { FileSpreadsheet, FileText, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import type { PlanData } from '../plan-data';

/** States whose law asks for a disclosure that we can make. */
const DISCLOSURE_STATES = ['CA', 'WA'];
const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What can be printed of the plan as it is saved. */
export function PlanDocuments({ plan, isTrying }: { plan: PlanData; isTrying: boolean }) {
  const download = (file: string) => `/download/plan/${encodeURIComponent(plan.planId)}/${file}`;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      mt="1"
      data-no-print=""
    >
      <Document>
        <a href={download('packet.pdf')} download>
          <FileText {...icon} />
          Board packet
        </a>
      </Document>
      <Document>
        <a href={download('workbook.xlsx')} download>
          <FileSpreadsheet {...icon} />
          Workbook
        </a>
      </Document>
      {DISCLOSURE_STATES.includes(plan.property.state) && (
        <Document>
          <Link to={paths.planDisclosure(plan.planId)}>
            <ScrollText {...icon} />
            Disclosure
          </Link>
        </Document>
      )}
      {isTrying && <chakra.span color="fg.subtle">of the plan as it is saved</chakra.span>}
    </chakra.div>
  );
}

function Document({ children }: { children: ReactNode }) {
  return (
    <chakra.span
      css={{
        '& a': {
          display: 'inline-flex',
          alignItems: 'center',
          gap: '6px',
          minHeight: '24px',
          fontWeight: 550,
          color: '{colors.brand.fg}',
        },
        '& a:hover': { textDecoration: 'underline' },
        '@media (pointer: coarse)': { '& a': { minHeight: '44px' } },
      }}
    >
      {children}
    </chakra.span>
  );
}
