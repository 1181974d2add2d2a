import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { NoValue } from '../../ui/figure/figures';
import { formatMoneyCents } from '../../ui/format/money';
import { accountName, FUND_WORDS, UNEXPECTED_HINT, USE_WORDS } from '../data/ledger-words';
import type { TransactionItem } from '../data/use-transactions';

/** All facts of a transaction, with links to its component and project. */
export function TransactionFacts({ transaction }: { transaction: TransactionItem }) {
  const { runningBalance } = transaction;
  return (
    <chakra.dl {...listStyle}>
      <MappedTo transaction={transaction} />
      {transaction.mappedBy && (
        <Fact label="Mapped by">{transaction.mappedBy === 'rule' ? 'A rule' : 'A person'}</Fact>
      )}
      {transaction.isUnexpected && <Fact label="Unexpected">{UNEXPECTED_HINT}</Fact>}
      <Fact label="Fund">{FUND_WORDS[transaction.fund]}</Fact>
      <Fact label="Account">{accountName(transaction)}</Fact>
      <Fact label="Use">{USE_WORDS[transaction.use]}</Fact>
      <Fact label="Payee">{transaction.payee ?? <NoValue />}</Fact>
      <Fact label="Description">{transaction.description || <NoValue />}</Fact>
      <Fact label="Number">{transaction.reference ?? <NoValue />}</Fact>
      {runningBalance !== null && <Fact label="Balance">{formatMoneyCents(runningBalance)}</Fact>}
      <Fact label="Source">{transaction.sourceName}</Fact>
    </chakra.dl>
  );
}

/** The component and project; without them, a dash only for viewers who do not see the form above. */
function MappedTo({ transaction }: { transaction: TransactionItem }) {
  const { componentName, propertyComponentId, projectName, projectId, viewerCan } = transaction;
  const none = viewerCan.edit ? null : <NoValue />;
  const component =
    propertyComponentId === null ? (
      none
    ) : (
      <To to={paths.component(propertyComponentId)}>{componentName ?? 'One component'}</To>
    );
  const project =
    projectId === null ? none : <To to={paths.project(projectId)}>{projectName ?? 'One project'}</To>;
  return (
    <>
      {component && <Fact label="Component">{component}</Fact>}
      {project && <Fact label="Project">{project}</Fact>}
    </>
  );
}

const To = ({ to, children }: { to: string; children: string }) => (
  <chakra.span textDecoration="underline">
    <Link to={to}>{children}</Link>
  </chakra.span>
);

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd overflowWrap="anywhere" data-figure="">
        {children}
      </chakra.dd>
    </>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  columnGap: '3',
  rowGap: '2.5',
  textStyle: 'table',
  borderTopWidth: '1px',
  pt: '4',
} as const;
