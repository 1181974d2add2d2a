import { chakra } from '@chakra-ui/react';
import { LedgerBanners } from '../../app/ledger/LedgerBanners';
import { LedgerWorkNotice } from '../../app/ledger/LedgerWorkNotice';
import { useSelection } from '../../app/selection/selection';
import { FigureStrip } from '../../ui/figure/FigureStrip';
import { Money } from '../../ui/figure/figures';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { counted } from '../../ui/format/count';
import { formatMoneyCents } from '../../ui/format/money';
import { useDrillDown } from '../expenditure/drill-down';
import { ExpendituresDialog } from '../expenditure/ExpendituresDialog';
import { TopExpendituresCard } from '../expenditure/TopExpendituresCard';
import { FundingCard } from '../funding/FundingCard';
import type { Health } from '../health';
import { PercentFundedCard } from '../PercentFundedCard';
import { Borrowed } from './Borrowed';
import { CategoryActualsCard, ProjectedCard } from './CategoryCards';
import { Defined } from './Defined';
import type { Borrowing, LiveReport } from './live';
import { SummaryCard } from './SummaryCard';
import { ExpensesCard, IncomeCard } from './YearCards';

const row = { display: 'grid', gap: '4', alignItems: 'stretch', 'data-paper-row': '' } as const;

/** Returns a grid with one column on narrow screens, and with all columns on wide ones and on paper. */
const columns = (wide: string) => ({ base: 'minmax(0, 1fr)', lg: wide, _print: wide });

/** `$614,803.17 in 2 bank accounts`: to the cent, as in bank statements. */
const inBanks = (balance: number | null, accounts: number) =>
  `${balance === null ? '' : `${formatMoneyCents(balance)} in `}${counted(accounts, 'bank account')}`;

function Standing({ report, borrowing }: { report: LiveReport; borrowing: Borrowing }) {
  return (
    <FigureStrip
      figures={[
        {
          label: 'Current Reserve Balance',
          value: <Money amount={report.currentReserveBalance} />,
          note: (
            <>
              <Defined of="currentReserveBalance">
                {inBanks(report.currentReserveBalance, report.reserveAccounts)}
              </Defined>
              <Borrowed borrowing={borrowing} />
            </>
          ),
        },
        {
          label: 'Current Operating Balance',
          value: <Money amount={report.currentOperatingBalance} />,
          note: (
            <Defined of="currentOperatingBalance">
              {inBanks(report.currentOperatingBalance, report.operatingAccounts)}
            </Defined>
          ),
        },
        {
          label: 'Monthly Assessment per Unit',
          value: <Money amount={report.monthlyAssessmentPerUnit} />,
          note: <Defined of="monthlyAssessmentPerUnit">{counted(report.numberOfUnits, 'unit')}</Defined>,
        },
        {
          label: 'Monthly Reserve Contribution per Unit',
          value: <Money amount={report.monthlyReserveContributionPerUnit} />,
          note: (
            <Defined of="monthlyReserveContributionPerUnit">{counted(report.numberOfUnits, 'unit')}</Defined>
          ),
        },
      ]}
    />
  );
}

interface LiveDashboardProps {
  report: LiveReport;
  borrowing: Borrowing;
  health: Health;
}

/** The current year of a property with a ledger: its reserves, whether the year is on plan, and the projection. */
export function LiveDashboard({ report, borrowing, health }: LiveDashboardProps) {
  const { property } = useSelection();
  const drill = useDrillDown(health);
  return (
    <>
      {property && <LedgerWorkNotice propertyId={property.propertyId} />}
      <LedgerBanners
        isIntegratedProperty={property?.isIntegratedProperty ?? false}
        missingGlCodesConfig={report.header.missingGlCodesConfig}
        missingBankAccountsConfig={report.header.missingBankAccountsConfig}
        canEdit={property?.viewerCan.editLedger ?? false}
      />
      {report.verdict.length > 0 && (
        <VerdictSentence>
          {report.verdict.map(({ kind, text }, index) =>
            kind === 'text' ? text : <strong key={index}>{text}</strong>,
          )}
        </VerdictSentence>
      )}
      <Standing report={report} borrowing={borrowing} />
      <chakra.div
        {...row}
        gridTemplateColumns={columns('minmax(0, 2fr) minmax(280px, 1fr)')}
        data-paper-dense=""
      >
        <SummaryCard report={report} />
        <PercentFundedCard health={health} />
      </chakra.div>
      <chakra.div {...row} gridTemplateColumns={columns('repeat(3, minmax(0, 1fr))')}>
        <ExpensesCard report={report} />
        <IncomeCard report={report} />
        <CategoryActualsCard report={report} />
      </chakra.div>
      <chakra.div {...row} gridTemplateColumns={columns('repeat(2, minmax(0, 1fr))')}>
        <ProjectedCard report={report} />
        <TopExpendituresCard health={health} onAll={drill.openThisYear} />
      </chakra.div>
      <FundingCard health={health} onYear={drill.openYear} />
      <ExpendituresDialog selection={drill.selection} onClose={drill.close} />
    </>
  );
}
