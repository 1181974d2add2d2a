import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { NoValue } from '../../ui/figure/figures';
import { formatMoneyCents } from '../../ui/format/money';
import { accountName, FUND_WORDS, UNEXPECTED_HINT, USE_WORDS } from '../data/ledger-words';
import type { TransactionItem } from '../data/use-transactions';

/** All that is known of a transaction, with the ways to what it is mapped to. */
export function TransactionFacts({ transaction }: { transaction: TransactionItem }) {
  const { componentName, propertyComponentId, projectName, projectId, runningBalance } = transaction;
  return (
    <chakra.dl {...listStyle}>
      <Fact label="Component">
        {propertyComponentId === null ? (
          <NoValue />
        ) : (
          <To to={paths.component(propertyComponentId)}>{componentName ?? 'One component'}</To>
        )}
      </Fact>
      <Fact label="Project">
        {projectId === null ? (
          <NoValue />
        ) : (
          <To to={paths.project(projectId)}>{projectName ?? 'One project'}</To>
        )}
      </Fact>
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
