import type { Cents, ReserveComponent } from '../src/types';

/** A plan for the naive computation; rates are fractions. */
export interface NaivePlan {
  components: readonly ReserveComponent[];
  years: number;
  startingBalance: Cents;
  inflation: number;
  interest: number;
  increase: number;
}

function spentIn({ components, inflation }: NaivePlan, t: number): number {
  let spent = 0;
  for (const { currentCost, usefulLife, remainingUsefulLife } of components) {
    const due = t >= remainingUsefulLife && (t - remainingUsefulLife) % usefulLife === 0;
    if (due) spent += Math.round(currentCost * Math.pow(1 + inflation, t));
  }
  return spent;
}

function neededAt({ components, inflation }: NaivePlan, boundary: number): number {
  let needed = 0;
  for (const { currentCost, usefulLife, remainingUsefulLife } of components) {
    let yearsToNext = remainingUsefulLife - boundary;
    while (yearsToNext < 0) yearsToNext += usefulLife;
    const age = Math.min(usefulLife, Math.max(0, usefulLife - yearsToNext));
    needed += (currentCost * Math.pow(1 + inflation, boundary) * age) / usefulLife;
  }
  return Math.round(needed);
}

function rows(plan: NaivePlan, firstYear: Cents): { end: number; needed: number }[] {
  const found: { end: number; needed: number }[] = [];
  let balance = plan.startingBalance;
  for (let t = 0; t < plan.years; t++) {
    const flow = Math.round(firstYear * Math.pow(1 + plan.increase, t)) - spentIn(plan, t);
    balance += flow + Math.max(0, Math.round(plan.interest * (balance + flow / 2)));
    found.push({ end: balance, needed: neededAt(plan, t + 1) });
  }
  return found;
}

/** End balance in cents, every cost and every fully funded balance computed again in its year. */
export function naiveEndBalance(plan: NaivePlan, firstYear: Cents): Cents {
  return rows(plan, firstYear).at(-1)!.end;
}

/** First-year contribution in cents for full funding by the last year, by bisection with one projection per pass. */
export function naiveSolve(plan: NaivePlan): Cents {
  let low = -1;
  let high = 1e12;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const found = rows(plan, middle);
    const met = found.every(({ end }) => end >= 0) && found.at(-1)!.end >= found.at(-1)!.needed;
    if (met) high = middle;
    else low = middle;
  }
  return high;
}
