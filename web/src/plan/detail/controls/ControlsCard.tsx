import { chakra } from '@chakra-ui/react';
import { Redo2, Undo2 } from 'lucide-react';
import { memo, useState } from 'react';
import { IconButton } from '../../../ui/action/IconButton';
import { Tag } from '../../../ui/figure/Tag';
import { counted } from '../../../ui/format/count';
import { Card } from '../../../ui/layout/Card';
import { Tabs } from '../../../ui/navigation/Tabs';
import type { Scenario } from '../scenario/use-scenario';
import { UNDO_SCOPE } from '../scenario/use-undo-keys';
import type { WhatIf } from '../scenario/what-if';
import { SolveQuestions } from '../solve/SolveQuestions';
import { AssessmentControls } from './AssessmentControls';
import { ContributionControl } from './ContributionControl';
import { MoveControls } from './MoveControls';
import { IncreaseControl, MoreAssumptions, WorldControls } from './RateControls';

/** All inputs of a what-if; in tabs where the chart needs the room. */
export function ControlsCard({ whatIf, inTabs }: { whatIf: WhatIf; inTabs: boolean }) {
  const { canUndo, canRedo, undo, redo } = whatIf.scenario;
  return (
    <Card {...{ [UNDO_SCOPE]: '' }} pb="1" data-no-print="">
      <ControlsHead
        count={whatIf.changes.length}
        canUndo={canUndo}
        canRedo={canRedo}
        undo={undo}
        redo={redo}
      />
      {inTabs ? <TabbedControls whatIf={whatIf} /> : <AllControls whatIf={whatIf} />}
    </Card>
  );
}

type HeadProps = Pick<Scenario, 'canUndo' | 'canRedo' | 'undo' | 'redo'> & { count: number };

const ControlsHead = memo(function ControlsHead({ count, canUndo, canRedo, undo, redo }: HeadProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap="2.5" minH="28px" mb="3">
      <chakra.h2 textStyle="section">What if</chakra.h2>
      {count > 0 && <Tag tone="warning">{counted(count, 'change')}</Tag>}
      <chakra.div ms="auto" display="flex" gap="0.5">
        <IconButton
          label="Undo"
          icon={<Undo2 size={16} strokeWidth={1.75} />}
          disabled={!canUndo}
          onClick={undo}
        />
        <IconButton
          label="Redo"
          icon={<Redo2 size={16} strokeWidth={1.75} />}
          disabled={!canRedo}
          onClick={redo}
        />
      </chakra.div>
    </chakra.div>
  );
});

function Events({ whatIf }: { whatIf: WhatIf }) {
  const { scenario, basis, figures, faults } = whatIf;
  const { settings, edit } = scenario;
  return (
    <>
      <AssessmentControls
        assessments={settings.specialAssessments}
        edit={edit}
        fiscalYear={basis.fiscalYear}
        lowestYear={figures?.lowest.year ?? basis.fiscalYear}
        units={Math.max(1, basis.numberOfUnits)}
        faults={faults}
      />
      <MoveControls moves={settings.moves} lifeOffset={settings.lifeOffset} basis={basis} edit={edit} />
    </>
  );
}

function AllControls({ whatIf }: { whatIf: WhatIf }) {
  return (
    <>
      <ContributionControl whatIf={whatIf} />
      <IncreaseControl whatIf={whatIf} />
      <WorldControls whatIf={whatIf} />
      <Events whatIf={whatIf} />
      <MoreAssumptions whatIf={whatIf} />
      <SolveQuestions whatIf={whatIf} />
    </>
  );
}

const TABS = [
  { value: 'money', label: 'Money' },
  { value: 'rates', label: 'Rates' },
  { value: 'events', label: 'Events' },
] as const;

function TabbedControls({ whatIf }: { whatIf: WhatIf }) {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('money');
  return (
    <Tabs label="What to try" tabs={TABS} value={tab} onChange={setTab}>
      <chakra.div mt="-5" css={{ '& > :first-child': { borderTopWidth: 0 } }}>
        {tab === 'money' && (
          <>
            <ContributionControl whatIf={whatIf} />
            <IncreaseControl whatIf={whatIf} />
            <SolveQuestions whatIf={whatIf} />
          </>
        )}
        {tab === 'rates' && (
          <>
            <WorldControls whatIf={whatIf} />
            <MoreAssumptions whatIf={whatIf} />
          </>
        )}
        {tab === 'events' && <Events whatIf={whatIf} />}
      </chakra.div>
    </Tabs>
  );
}
