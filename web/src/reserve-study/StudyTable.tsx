import { chakra } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { usePrinting } from '../ui/print/use-printing';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { recordCommands } from '../app/records/record-commands';
import type { RecordForms } from '../app/records/use-record-forms';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { DateText, Money, NoValue } from '../ui/figure/figures';
import { formatDay } from '../ui/format/day';
import { ListPage } from '../ui/list-page/ListPage';
import type { Column } from '../ui/table-model/column';
import type { StudyRowFragment } from './ReserveStudies.generated';

export interface StudyTableProps {
  studies: readonly StudyRowFragment[] | undefined;
  canEdit: boolean;
  forms: RecordForms<StudyRowFragment>;
}

const columns: Column<StudyRowFragment>[] = [
  {
    id: 'date',
    header: 'Date',
    cell: (study) => <StudyDate study={study} />,
    sortValue: (study) => study.date,
    fixed: true,
    width: '200px',
  },
  {
    id: 'type',
    header: 'Type',
    cell: (study) => study.reserveStudyTypeName,
    sortValue: (study) => study.reserveStudyTypeName,
  },
  {
    id: 'provider',
    header: 'Provider',
    cell: (study) => study.providerName ?? <NoValue />,
    sortValue: (study) => study.providerName,
  },
  {
    id: 'document',
    header: 'Document',
    cell: ({ document }) => (document ? <DocumentLink document={document} /> : <NoValue />),
    sortValue: ({ document }) => document?.fileName ?? null,
  },
  {
    id: 'cost',
    header: 'Cost',
    cell: (study) => <Money amount={study.cost} />,
    sortValue: (study) => study.cost,
    align: 'end',
  },
];

/** Links to the document in its folder. */
function DocumentLink({ document }: { document: NonNullable<StudyRowFragment['document']> }) {
  return (
    <chakra.span asChild color="brand.fg" overflowWrap="anywhere" _hover={{ textDecoration: 'underline' }}>
      <Link to={paths.file(document)}>{document.fileName}</Link>
    </chakra.span>
  );
}

/** The day of the study, with the day of its inspection below, if any. */
function StudyDate({ study }: { study: StudyRowFragment }) {
  return (
    <>
      <DateText iso={study.date} />
      {study.inspectionDate && (
        <chakra.span display="block" textStyle="caption" color="fg.muted" fontWeight="400">
          Inspected {formatDay(study.inspectionDate)}
        </chakra.span>
      )}
    </>
  );
}

const nameOf = (study: StudyRowFragment) => `${study.reserveStudyTypeName} of ${formatDay(study.date)}`;

/** The history of studies, only from props. The client has all of them, so it also makes the pages. */
export function StudyTable({ studies, canEdit, forms }: StudyTableProps) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState<number | null>(10);
  const printing = usePrinting();
  const rows = useMemo(
    () => (pageSize === null || printing ? studies : studies?.slice((page - 1) * pageSize, page * pageSize)),
    [studies, page, pageSize, printing],
  );
  return (
    <ListPage
      caption="Reserve studies, newest first"
      columns={columns}
      rows={rows}
      rowId={(study) => study.propertyReserveStudyId}
      rowName={nameOf}
      empty={
        <EmptyState
          icon={<FileText size={24} strokeWidth={1.6} />}
          text="No reserve studies yet"
          action={canEdit && <Button onClick={forms.add}>Add reserve study</Button>}
        />
      }
      commands={canEdit ? (study) => recordCommands(study, forms) : undefined}
      renderPhoneRow={(study) => <PhoneRow study={study} />}
      pages={{
        page,
        pageSize: printing ? null : pageSize,
        total: studies?.length ?? 0,
        onPageChange: setPage,
        onPageSizeChange: (size) => {
          setPageSize(size);
          setPage(1);
        },
      }}
    />
  );
}

function PhoneRow({ study }: { study: StudyRowFragment }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="1fr auto" columnGap="3">
      <chakra.span fontWeight="560">{study.reserveStudyTypeName}</chakra.span>
      <Money amount={study.cost} />
      <chakra.span textStyle="caption" color="fg.muted">
        {formatDay(study.date)}
        {study.providerName && `, ${study.providerName}`}
      </chakra.span>
      {study.document && (
        <chakra.span gridColumn="1 / -1" textStyle="caption">
          <DocumentLink document={study.document} />
        </chakra.span>
      )}
    </chakra.div>
  );
}
