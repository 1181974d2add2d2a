import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Button } from '../ui/action/Button';
import { DateText, NoValue } from '../ui/figure/figures';
import { counted } from '../ui/format/count';
import { TwoLines } from '../ui/list-page/TwoLines';
import type { Column } from '../ui/table-model/column';
import type { ImportRequestRowFragment } from './ImportRequests.generated';
import { RequestStatusTag } from './status-tag';

type Row = ImportRequestRowFragment;

function FileLink({ request: { fileName, importRequestId } }: { request: Row }) {
  return (
    <Button asChild variant="link">
      <Link to={paths.importRequest(importRequestId)}>{fileName}</Link>
    </Button>
  );
}

/** A request in two lines. */
export function RequestPhoneRow({ request }: { request: Row }) {
  const { propertyName, fiscalYear, problemCount } = request;
  const facts = [
    propertyName,
    String(fiscalYear),
    ...(problemCount > 0 ? [counted(problemCount, 'problem')] : []),
  ];
  return (
    <TwoLines
      title={request.fileName}
      line={facts.join(', ')}
      aside={<RequestStatusTag status={request.status} />}
    />
  );
}

const portfolio: Column<Row> = {
  id: 'portfolio',
  header: 'Portfolio',
  cell: ({ workspaceName }) => workspaceName,
};

/** Returns the columns of requests, with the portfolio for users who have several. */
export const requestColumns = (hasPortfolio: boolean): Column<Row>[] => [
  { id: 'file', header: 'File', fixed: true, cell: (request) => <FileLink request={request} /> },
  { id: 'property', header: 'Property', cell: ({ propertyName }) => propertyName },
  ...(hasPortfolio ? [portfolio] : []),
  { id: 'year', header: 'Fiscal Year', align: 'end', cell: ({ fiscalYear }) => fiscalYear, width: '100px' },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <RequestStatusTag status={status} />,
    width: '190px',
  },
  {
    id: 'problems',
    header: 'Problems',
    align: 'end',
    cell: ({ problemCount }) => (problemCount === 0 ? <NoValue /> : problemCount),
    width: '90px',
  },
  { id: 'sender', header: 'Sent By', cell: ({ sentBy }) => sentBy },
  { id: 'sent', header: 'Sent', cell: ({ sentAt }) => <DateText iso={sentAt} moment />, width: '190px' },
];
