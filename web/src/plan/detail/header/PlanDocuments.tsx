import { chakra } from '@chakra-ui/react';
import { isDisclosing } from '@roofline/schema/disclosure/disclosure-states';
import { FileSpreadsheet, FileText, ScrollText } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DocumentButton } from '../../../app/job/DocumentButton';
import { paths } from '../../../app/paths';
import { Button } from '../../../ui/action/Button';
import type { PlanData } from '../plan-data';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Buttons for the documents of the saved plan. */
export function PlanDocuments({ plan, isTrying }: { plan: PlanData; isTrying: boolean }) {
  const { planId } = plan;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="1" data-no-print="">
      <DocumentButton
        variant="link"
        icon={<FileText {...icon} />}
        asked={{ title: 'Board packet', of: { document: 'packet', planId } }}
      >
        Board packet
      </DocumentButton>
      <DocumentButton
        variant="link"
        icon={<FileSpreadsheet {...icon} />}
        asked={{ title: 'Workbook', of: { document: 'workbook', planId } }}
      >
        Workbook
      </DocumentButton>
      {isDisclosing(plan.property.state) && (
        <Button asChild variant="link">
          <Link to={paths.planDisclosure(planId)}>
            <ScrollText {...icon} />
            Disclosure
          </Link>
        </Button>
      )}
      {isTrying && <chakra.span color="fg.subtle">of the saved plan</chakra.span>}
    </chakra.div>
  );
}
