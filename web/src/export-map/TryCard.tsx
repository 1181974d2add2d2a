import { chakra } from '@chakra-ui/react';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { DocumentButton } from '../app/job/DocumentButton';
import { listAnswer } from '../app/list/list-answer';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ErrorState } from '../ui/feedback/ErrorState';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { Field } from '../ui/field/Field';
import { SelectField } from '../ui/field/SelectField';
import { NoValue } from '../ui/figure/figures';
import { counted } from '../ui/format/count';
import { Card } from '../ui/layout/Card';
import { ChartTable } from '../ui/marks/ChartTable';
import { useExportMapTryQuery, type ExportMapTryQuery } from './ExportMap.generated';

type Tried = NonNullable<ExportMapTryQuery['exportMapTry']>;

function noteOf({ rows, totalCount, fiscalYear, basisFiscalYear }: Tried): string {
  const count =
    rows.length < totalCount
      ? `The first ${rows.length} of ${counted(totalCount, 'component')}.`
      : `${counted(totalCount, 'component')} in all.`;
  if (fiscalYear === basisFiscalYear) return count;
  return `${count} ${fiscalYear} awaits setup, so these are the components of ${basisFiscalYear}.`;
}

/** The first rows of the firm's sheet. */
function FirstRows({ tried }: { tried: Tried }) {
  if (tried.totalCount === 0)
    return (
      <EmptyState
        icon={<FileSpreadsheet size={24} strokeWidth={1.6} />}
        text={`${tried.fiscalYear} has no components. The sheet has only its headings.`}
      />
    );
  const heads = tried.headings.map((text, at) => ({ key: String(at), text }));
  return (
    <ChartTable
      caption="First rows of the sheet"
      heads={heads}
      wordColumns={heads.map(({ key }) => key)}
      rows={tried.rows.map(([first, ...cells], at) => ({
        key: at,
        head: first ?? <NoValue />,
        cells: cells.map((cell, place) => cell ?? <NoValue key={place} />),
      }))}
      note={noteOf(tried)}
    />
  );
}

/** Shows the first rows of a fiscal year's sheet, and downloads the sheet. */
export function TryCard({ propertyId }: { propertyId: string }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const query = useExportMapTryQuery({
    variables: { propertyId, fiscalYear: chosen },
    fetchPolicy: 'network-only',
  });
  const { shown, errors, onRetry } = listAnswer(query, 'The components could not be loaded.');
  const tried = shown?.exportMapTry;
  const year = chosen ?? tried?.fiscalYear;
  return (
    <Card title="Try it">
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" mb="4">
        <Field label="Fiscal year" width="160px">
          <SelectField
            options={(tried?.years ?? []).map((value) => ({ value, label: String(value) }))}
            value={year ?? ''}
            disabled={year === undefined}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          />
        </Field>
        {year !== undefined && (
          <DocumentButton
            icon={<Download size={16} strokeWidth={1.75} />}
            asked={{
              title: `Components of ${year}, Excel`,
              of: { propertyId, fiscalYear: year, document: 'mappedComponents' },
            }}
          >
            Download components
          </DocumentButton>
        )}
      </chakra.div>
      {errors && <ErrorState details={errors} onRetry={onRetry} />}
      {!errors && !shown && (
        <Loading>
          <Skeleton height="160px" />
        </Loading>
      )}
      {tried && <FirstRows tried={tried} />}
    </Card>
  );
}
