import { chakra } from '@chakra-ui/react';
import type { Tornado } from '@roofline/engine/outcome/tornado';
import type { PlanInput } from '@roofline/engine/plan/plan-input';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { ChartFrame } from '../../../ui/chart-frame/ChartFrame';
import { colorVar } from '../../../ui/color/tokens';
import { SelectField } from '../../../ui/field/SelectField';
import { ChartTable } from '../../../ui/marks/ChartTable';
import { SpanBars } from '../../../ui/marks/SpanBars';
import {
  inputName,
  spanText,
  TORNADO_FIGURES,
  tornadoFigure,
  tornadoOf,
  tornadoSpans,
  tornadoSummary,
  tornadoText,
} from './tornado-bars';

const COLORS = { low: colorVar('border.control'), high: colorVar('chart.balance') };
const LEGEND = [
  { label: 'Input at its low end', color: COLORS.low },
  { label: 'Input at its high end', color: COLORS.high },
];

export interface TornadoCardProps {
  input: PlanInput;
  fiscalYear: number;
}

/** The inputs that move a figure most, one at a time. Memoized, so that reports of a simulation do not draw it again. */
export const TornadoCard = memo(function TornadoCard({ input, fiscalYear }: TornadoCardProps) {
  const [value, setValue] = useState(TORNADO_FIGURES[0]!.value);
  const calm = useDeferredValue(input);
  const label = tornadoFigure(value).label(fiscalYear);
  const result = useMemo(() => tornadoOf(calm, tornadoFigure(value).figure), [calm, value]);
  return (
    <ChartFrame
      title="What matters most"
      legend={LEGEND}
      controls={
        <chakra.div w={{ base: 'full', md: '320px' }}>
          <SelectField
            size="sm"
            aria-label="Figure to show"
            value={value}
            onChange={(event) => setValue(event.target.value)}
            options={TORNADO_FIGURES.map((each) => ({ value: each.value, label: each.label(fiscalYear) }))}
          />
        </chakra.div>
      }
      summary={result ? tornadoSummary(result, label) : 'The plan has no such figure.'}
      table={result ? <TornadoTable result={result} label={label} /> : <NoFigure />}
    >
      {result ? (
        <SpanBars
          label={`${label} by input`}
          bars={tornadoSpans(result)}
          base={result.base}
          baseText={`${label} ${tornadoText(result, result.base)}`}
          colors={COLORS}
        />
      ) : (
        <NoFigure />
      )}
    </ChartFrame>
  );
});

function NoFigure() {
  return (
    <chakra.p color="fg.muted" py="6">
      This plan has no such figure, or has none at one end of an input.
    </chakra.p>
  );
}

function TornadoTable({ result, label }: { result: Tornado; label: string }) {
  const text = (value: number) => tornadoText(result, value);
  return (
    <ChartTable
      caption={`${label} by input`}
      heads={['Input', 'Moved by', 'At its low end', 'At its high end', 'Between the two']}
      rows={result.bars.map((bar) => ({
        key: bar.input,
        head: inputName(bar.input),
        cells: [spanText(bar.input), text(bar.low), text(bar.high), text(bar.swing)],
      }))}
      note={`One input at a time, the others as in the plan: ${text(result.base)}.`}
    />
  );
}
