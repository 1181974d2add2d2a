/** Every figure and term on a card, in alphabetical order, explained for a board member. */
export const GLOSSARY: readonly [term: string, meaning: string][] = [
  [
    'Annual contribution',
    'The amount that goes into the reserve fund in a year, from the assessments that owners pay. A plan states it for its first year.',
  ],
  [
    'Assessment per unit',
    'What an owner pays the association each month for everything: operation and reserves together.',
  ],
  [
    'Bad case',
    'Of the possible futures that need a special assessment, 1 in 10 costs an owner more than this.',
  ],
  ['Below zero first in', 'The first year that would end with the reserve fund below zero.'],
  [
    'Closing balance',
    'The reserve balance on the last day of a fiscal year, as it was entered when the year was reconciled.',
  ],
  [
    'Contribution over income',
    'The budgeted contribution to reserves as a share of assessment income. Mortgage lenders ask for a least share.',
  ],
  ['Cost shock', 'A what-if: every cost higher or lower by a percent, from the first year on.'],
  ['Disclosure overdue', 'The day by which owners should have received the year’s disclosure has passed.'],
  [
    'Estimate, contracted, paid, left',
    'Of a project: what it was expected to cost, what its contract with all changes says, what was paid so far, and what is still to be paid.',
  ],
  ['Expenditures', 'What the work on components costs in a year, at the prices of that year.'],
  [
    'Five-year cover',
    'Money of the next five years as a percent of what they spend. Below 100%, the fund runs short within five years.',
  ],
  [
    'Free any day, placed until a day',
    'Of the reserves: money that can be spent today, and money in certificates and the like that comes back on a later day.',
  ],
  [
    'Fully funded balance',
    'The balance that the fund would have if owners had paid for every component evenly over its life: cost × years used ÷ useful life, added up.',
  ],
  [
    'Funding plan',
    'A way to fund the reserves over 30 years: a goal, a contribution with its yearly increase, and one-time payments.',
  ],
  ['Inflation', 'How much the prices of the work rise each year.'],
  ['Interest', 'What the reserve fund earns in a year on its balance.'],
  [
    'Ladder plan',
    'A plan with a contribution that changes in steps: from a chosen year on it is set to a new amount, an amount is added, or it rises faster or slower.',
  ],
  ['Life offset', 'A what-if: every component lasts some years longer or shorter.'],
  [
    'Loan analysis',
    'What Roofline switches on for a portfolio: plans may take loans, the form of finances asks for the fee of the year before, and Who pays compares a loan with a special assessment and shows by how much the fee rises.',
  ],
  ['Lowest balance', 'The smallest balance at the end of any of the 30 years, and the year it falls in.'],
  [
    'Money in, money out, net',
    'What came into and left the accounts in the transactions on screen, and the difference.',
  ],
  ['Monthly per unit', 'The contribution of the first year divided by 12 months and all units.'],
  ['Needs attention', 'Rated weak, or below zero within 30 years, by the plan that leads.'],
  [
    'Next big project',
    'The next work that costs a tenth of the whole inventory or more. Its figure is the balance at the end of that year.',
  ],
  [
    'Operating balance',
    'What the accounts hold that pay for daily operation. It is no part of the reserves.',
  ],
  [
    'Percent funded',
    'The reserve balance as a share of the fully funded balance. Below 30% is weak, 30% to 70% fair, 70% and above strong.',
  ],
  [
    'Possible futures',
    'The 30 years, calculated 10,000 times with prices, interest and lives that differ by chance. They answer how sure a plan is.',
  ],
  [
    'Preventative maintenance',
    'What Roofline switches on for a portfolio: tasks that a component needs each year or every few years, with month and cost, on its page, on a page of all tasks with the cost of each year, and in the calendar. They are paid from operations, so no funding plan counts them.',
  ],
  [
    'Recommended, adopted, disclosure',
    'Marks on plans: what the manager proposes, what the board has resolved, what the disclosure report states.',
  ],
  ['Remaining useful life', 'Years until a component is due. 0 means this year.'],
  [
    'Replacement cost',
    'What replacing a component costs at today’s prices: quantity × unit cost × percent replaced.',
  ],
  [
    'Required contribution',
    'The least contribution that a lender asks for, or that never lets the fund fall below zero; the card says which.',
  ],
  ['Reserve balance', 'The money in the reserve fund. The operating balance is that of daily expenses.'],
  [
    'Safe in 90% of futures',
    'The contribution of the first year with which 9 in 10 possible futures never fall below zero.',
  ],
  ['Shortfall', 'A year that would end with the reserve fund below zero.'],
  ['Special assessment', 'A one-time payment by all owners, beside their regular assessments.'],
  [
    'Sufficient increase',
    'The yearly amount that is missing from the budgeted contribution before a lender’s rule is met.',
  ],
  [
    'Total per unit in 30 years',
    'Contributions, special assessments and loan payments of 30 years, in equal shares.',
  ],
  [
    'Worth today',
    'The same payments in today’s money: a later dollar counts less, by the owner discount rate each year.',
  ],
  ['Yearly increase', 'By how many percent the contribution rises each year.'],
  ['Yield', 'What placed reserves earn in a year, as a percent of their amount.'],
];
