import { boolean, integer, pgTable, primaryKey, smallint, unique, uuid } from 'drizzle-orm/pg-core';
import { cents, hundredths, moment, version, workspaceId } from '../platform/store/columns';
import { ofProperty } from '../property/tables';

export const propertyFinancial = pgTable(
  'property_financial',
  {
    workspaceId: workspaceId(),
    propertyFinancialId: uuid('property_financial_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    fiscalYearStartMonth: smallint('fiscal_year_start_month').notNull(),
    startingFiscalYear: integer('starting_fiscal_year').notNull(),
    yearEndReserveBalance: cents('year_end_reserve_balance').notNull(),
    averageHoaAnnualFee: cents('average_hoa_annual_fee').notNull(),
    previousHoaAnnualFee: cents('previous_hoa_annual_fee'),
    annualReserveContribution: cents('annual_reserve_contribution').notNull(),
    inflationRate: hundredths('inflation_rate').notNull(),
    interestRate: hundredths('interest_rate').notNull(),
    reserveContributionIncreaseRate: hundredths('reserve_contribution_increase_rate').notNull(),
    feeCollectionFrequencyId: smallint('fee_collection_frequency_id').notNull(),
    updateAllPlans: boolean('update_all_plans').notNull(),
    hasUpcomingExpenses: boolean('has_upcoming_expenses').notNull(),
    upcomingExpenses: cents('upcoming_expenses').notNull(),
    reserveMonthStart: smallint('reserve_month_start').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.propertyFinancialId] }),
    unique('property_financial_year').on(t.workspaceId, t.propertyId, t.fiscalYear),
    ofProperty('property_financial_property', t),
  ],
);
