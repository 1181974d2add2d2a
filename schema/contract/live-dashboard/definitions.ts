import type { VarianceLimits } from '../ledger/account';

// What each figure of the live dashboard is: shown on hover and focus, printed as notes, and written into the API's
// documentation. Nothing else says it again.

/** Figures of the live dashboard, in the order of the page. */
export const LIVE_DEFINITIONS = {
  currentReserveBalance:
    'The last statement of each bank account of the reserve fund, plus what its account in the ledger moved after it, up to today.',
  currentOperatingBalance:
    'The last statement of each bank account of the operating fund, plus what its account in the ledger moved after it, up to today.',
  monthlyAssessmentPerUnit: 'Total annual fees of the fiscal year, divided by 12 and by the number of units.',
  monthlyReserveContributionPerUnit:
    "The year's contribution to reserves, divided by 12 and by the number of units.",
  spendingActualYtd:
    'Reserve expenses from the first day of the fiscal year through today: money out less money in (refunds) of the accounts configured as reserve expense. Where the connected app uses reserve funds for expenses: of the lines that the source puts in the reserve fund.',
  spendingPlanned: 'What the funding plan expects to spend in the whole fiscal year.',
  budgetedContributionsYtd:
    "The year's contribution to reserves, divided by 12, times the months of the fiscal year that have begun; the current month counts whole.",
  reserveIncomeYtd:
    'Reserve income from the first day of the fiscal year through today: money in less money out of the accounts configured as reserve income, interest included. Where the connected app uses reserve funds for income: of the lines that the source puts in the reserve fund.',
  reserveExpenses:
    'Reserve expenses of the current month up to today and of the 11 before it, by account of the ledger. Transfers between bank accounts are not expenses.',
  unexpected: 'Reserve expenses that someone marked as unexpected.',
  cashFlowOfReserves:
    'Reserve income, reserve expenses and the balance of the reserve bank accounts at the end of each of the last 12 months, of the current one as of today. Before the first statement the balance is worked back from income and expenses. Other is what else moved the balance: transfers between the funds, and what statements say that the ledger does not have.',
  expendituresByCategory:
    "Reserve expenses of the fiscal year by the category of the component they are mapped to, beside the plan's expenditures of the whole year. Expenses without a component are a category of their own.",
  projectedExpenses:
    "Expenditures of the funding plan in the current fiscal year and the years after it, by category, at each year's prices.",
  variance:
    'OK, Watch and Alert say how far a figure is off its plan: spending above what is planned for the year, income below what is budgeted to date.',
} as const;
export type LiveDefinition = keyof typeof LIVE_DEFINITIONS;

/** What each of them is called, on paper and for whoever hears the page, in the order of the notes on paper. */
export const LIVE_DEFINITION_NAMES: Record<LiveDefinition, string> = {
  currentReserveBalance: 'Current reserve balance',
  currentOperatingBalance: 'Current operating balance',
  monthlyAssessmentPerUnit: 'Monthly assessment per unit',
  monthlyReserveContributionPerUnit: 'Monthly reserve contribution per unit',
  spendingActualYtd: 'Spent this year',
  spendingPlanned: 'Planned for the year',
  budgetedContributionsYtd: 'Contributions budgeted to date',
  reserveIncomeYtd: 'Reserve income year to date',
  reserveExpenses: 'Reserve expenses',
  unexpected: 'Unexpected',
  cashFlowOfReserves: '12-month reserve summary',
  expendituresByCategory: 'Expenditures by category',
  projectedExpenses: 'Projected expenses',
  variance: 'Status',
};

/** The limits of variances in force: `More than 10% off is Watch, more than 25% is Alert.` */
const limitWords = ({ watchAbove, alertAbove }: VarianceLimits): string =>
  `More than ${watchAbove}% off is Watch, more than ${alertAbove}% is Alert.`;

/** What a figure is, with the limits of the property where it has flags. */
export const definitionWords = (of: LiveDefinition, limits: VarianceLimits): string =>
  of === 'variance' || of === 'expendituresByCategory'
    ? `${LIVE_DEFINITIONS[of]} ${limitWords(limits)}`
    : LIVE_DEFINITIONS[of];

/** Charts of the live dashboard in the order of the page. A picture of one is posted under this name. */
export const LIVE_CHARTS = [
  'reserve-summary',
  'reserve-expenses',
  'reserve-income',
  'expenditures-by-category',
  'projected-expenses',
] as const;
export type LiveChart = (typeof LIVE_CHARTS)[number];

export const LIVE_CHART_TITLES: Record<LiveChart, string> = {
  'reserve-summary': '12-Month Reserve Summary and Ending Balance',
  'reserve-expenses': 'Reserve Expenses',
  'reserve-income': 'Reserve Income Year to Date',
  'expenditures-by-category': 'Expenditures by Category',
  'projected-expenses': 'Projected Expenses by Category',
};

/** Under the table of months where something else moved the balance. */
export const OTHER_NOTE =
  'Other is money that moved between the funds, or that statements have and the ledger does not.';

/** Letter for letter from the specification. */
export const UNEXPECTED_HINT = 'Expense was not budgeted in the reserve study.';
/** The category of expenses that are mapped to no component. */
export const NO_COMPONENT_CATEGORY = 'Not mapped to a component';
