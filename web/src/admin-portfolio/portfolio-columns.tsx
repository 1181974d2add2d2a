import { DateText } from '../ui/figure/figures';
import { Tag } from '../ui/figure/Tag';
import { counted } from '../ui/format/count';
import { TwoLines } from '../ui/list-page/TwoLines';
import type { Column } from '../ui/table-model/column';
import type { AdminPortfolioRowFragment } from './AdminPortfolios.generated';

/** Tags a portfolio that is inactive. */
function PortfolioTags({ portfolio }: { portfolio: AdminPortfolioRowFragment }) {
  return portfolio.isActive ? null : <Tag tone="warning">Inactive</Tag>;
}

/** A portfolio in two lines. */
export function PortfolioPhoneRow({ portfolio }: { portfolio: AdminPortfolioRowFragment }) {
  const { name, companyName, propertyCount, userCount } = portfolio;
  const holds = [companyName, counted(propertyCount, 'property', 'properties'), counted(userCount, 'user')];
  return <TwoLines title={name} line={holds.join(', ')} aside={<PortfolioTags portfolio={portfolio} />} />;
}

export const portfolioColumns: Column<AdminPortfolioRowFragment>[] = [
  { id: 'name', header: 'Name', fixed: true, cell: ({ name }) => name },
  { id: 'company', header: 'Company', cell: ({ companyName }) => companyName },
  {
    id: 'properties',
    header: 'Properties',
    align: 'end',
    cell: ({ propertyCount }) => propertyCount,
    width: '100px',
  },
  { id: 'users', header: 'Users', align: 'end', cell: ({ userCount }) => userCount, width: '80px' },
  { id: 'invites', header: 'Invites', align: 'end', cell: ({ inviteCount }) => inviteCount, width: '80px' },
  {
    id: 'status',
    header: 'Status',
    cell: (portfolio) => (portfolio.isActive ? 'Active' : <PortfolioTags portfolio={portfolio} />),
    width: '110px',
  },
  {
    id: 'created',
    header: 'Created',
    cell: ({ createdOn }) => <DateText iso={createdOn} moment />,
    width: '190px',
  },
];
