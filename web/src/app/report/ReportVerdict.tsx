import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { formatMoney } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';

/** A piece of the sentence, as the service gives it. */
export interface ReportRun {
  kind: 'text' | 'money' | 'percent' | 'fact';
  text: string;
  value?: number | null;
}

/** Returns a piece as text: figures in the user's own format, words unchanged. */
function written({ kind, text, value }: ReportRun): string {
  if (value == null) return text;
  return kind === 'money' ? formatMoney(value) : formatPercent(value);
}

/** The answer of a report in one sentence, its facts in bold. */
export function ReportVerdict({ runs }: { runs: readonly ReportRun[] }) {
  if (runs.length === 0) return null;
  return (
    <VerdictSentence>
      {runs.map((run, index) =>
        run.kind === 'text' ? run.text : <strong key={index}>{written(run)}</strong>,
      )}
    </VerdictSentence>
  );
}
