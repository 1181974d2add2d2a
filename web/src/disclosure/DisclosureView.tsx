import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { DocumentButton } from '../app/job/DocumentButton';
import { VerdictSentence } from '../ui/figure/VerdictSentence';
import { formatDay } from '../ui/format/day';
import { PageHeader } from '../ui/layout/PageHeader';
import type { DisclosureData, DisclosurePlan } from './disclosure-data';
import { FactsPanel } from './facts/FactsPanel';
import { MissingFacts } from './MissingFacts';
import { PrintedSection } from './PrintedSection';
import { SentCard } from './sent/SentCard';
import { StatuteNote } from './StatuteNote';

export interface DisclosureViewProps {
  plan: DisclosurePlan;
  disclosure: DisclosureData;
  reload: () => Promise<unknown>;
}

/** The page as it will be printed, and beside it the form for the statements. */
export function DisclosureView({ plan, disclosure, reload }: DisclosureViewProps) {
  const { factSheet } = disclosure;
  return (
    <>
      <PageHeader
        title={disclosure.title}
        line={`${plan.property.name}. ${disclosure.subtitle}. ${plan.name}, prepared ${formatDay(disclosure.preparedOn)}`}
        actions={
          <DocumentButton
            variant="primary"
            icon={<FileText size={15} strokeWidth={1.75} />}
            asked={{ title: disclosure.title, of: { document: 'disclosure', planId: plan.planId } }}
          >
            Download PDF
          </DocumentButton>
        }
      />
      <VerdictSentence>{disclosure.verdict}</VerdictSentence>
      <MissingFacts missing={factSheet.missing} canState={factSheet.viewerCan.edit} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 420px' }}
        gap="5"
        alignItems="start"
      >
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" minW="0">
          {disclosure.sections.map((section) => (
            <PrintedSection key={section.key} section={section} />
          ))}
          <SentCard disclosure={disclosure} reload={reload} />
          <StatuteNote statutes={disclosure.statutes} />
        </chakra.div>
        <FactsPanel
          key={`${factSheet.propertyId} ${factSheet.fiscalYear} ${factSheet.version}`}
          sheet={factSheet}
          reload={reload}
        />
      </chakra.div>
    </>
  );
}
