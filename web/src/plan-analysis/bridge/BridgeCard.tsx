import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import { colorVar } from '../../ui/color/tokens';
import { SelectField } from '../../ui/field/SelectField';
import { formatMoneyShort } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import { ScrollSideways } from '../../ui/layout/ScrollSideways';
import { ChartTable } from '../../ui/marks/ChartTable';
import { Waterfall } from '../../ui/marks/Waterfall';
import { BridgeVerdict } from './BridgeVerdict';
import {
  causeWords,
  changeOf,
  changeText,
  exactText,
  FIGURE_ORDER,
  figureWords,
  valueText,
  waterfallSteps,
} from './bridge-words';
import type { BridgeFigureFieldsFragment } from './PlanBridge.generated';

const COLORS = {
  total: colorVar('border.control'),
  up: colorVar('chart.balance'),
  down: colorVar('chart.expenditures'),
};
const LEGEND = [
  { label: 'As adopted, and now', color: COLORS.total },
  { label: 'Raises it', color: COLORS.up },
  { label: 'Lowers it', color: COLORS.down },
];
/** Room that a bar needs for its amount, in pixels. */
const COLUMN = 76;

export interface BridgeCardProps {
  figures: readonly BridgeFigureFieldsFragment[];
  /** ISO day of the meeting. */
  adopted: string;
}

/** The causes that moved a figure since the adoption, as a sentence, a chart and a table. */
export function BridgeCard({ figures, adopted }: BridgeCardProps) {
  const offered = FIGURE_ORDER.flatMap((name) => figures.filter(({ figure }) => figure === name));
  const [wanted, setWanted] = useState<string | null>(null);
  const shown = offered.find(({ figure }) => figure === wanted) ?? offered[0];
  // A newer service may have only figures that this page has no words for.
  if (!shown)
    return <chakra.p color="fg.muted">Roofline has new figures here. Reload the page to see them.</chakra.p>;
  const steps = waterfallSteps(shown, adopted);
  const name = figureWords(shown.figure);
  return (
    <>
      <BridgeVerdict figure={shown} adopted={adopted} />
      <ChartFrame
        title="Why it changed"
        legend={LEGEND}
        controls={
          <chakra.div w={{ base: 'full', md: '320px' }}>
            <SelectField
              size="sm"
              aria-label="Figure to explain"
              value={shown.figure}
              onChange={(event) => setWanted(event.target.value)}
              options={offered.map(({ figure }) => ({ value: figure, label: figureWords(figure) }))}
            />
          </chakra.div>
        }
        summary={steps.map(({ spoken }) => spoken).join('. ')}
        table={<BridgeTable figure={shown} />}
      >
        <ScrollSideways label={`${name}, cause by cause`}>
          <chakra.div minW={`${56 + steps.length * COLUMN}px`}>
            <Waterfall
              label={`${name} from the adopted plan to now`}
              steps={steps}
              colors={COLORS}
              least={shown.unit === 'money' ? 1_000 : 10}
              format={shown.unit === 'money' ? formatMoneyShort : (value) => formatPercent(value)}
            />
          </chakra.div>
        </ScrollSideways>
      </ChartFrame>
    </>
  );
}

function BridgeTable({ figure }: { figure: BridgeFigureFieldsFragment }) {
  const { unit, before, after, bars } = figure;
  const name = figureWords(figure.figure);
  return (
    <ChartTable
      caption={`${name} from the adopted plan to now`}
      heads={['Cause', 'Change', name]}
      rows={[
        { key: 'before', head: 'As adopted', cells: ['', exactText(unit, before)] },
        ...bars.map(({ cause, change, value }) => ({
          key: cause,
          head: causeWords(cause).name,
          cells: [changeText(unit, change, true), exactText(unit, value)],
        })),
        {
          key: 'after',
          head: 'Now',
          isStrong: true,
          cells: [changeText(unit, changeOf(figure), true), exactText(unit, after)],
        },
      ]}
      note={`Causes are applied one after the other, in this order. They add up to the change from ${valueText(unit, before)} to ${valueText(unit, after)}.`}
    />
  );
}
