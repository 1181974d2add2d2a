import type { LedgerWork } from './work';

type Told = Pick<LedgerWork, 'kind' | 'glCode' | 'glName' | 'lineCount'>;

/** `6200 Bank fees`; of a ledger without codes, only the name. */
const accountOf = ({ glCode, glName }: Told): string =>
  glName === null || glName === glCode ? (glCode ?? '') : `${glCode} ${glName}`;

/** What a long change is called: `the correction of 6200 Bank fees`. */
export const workName = (work: Told): string =>
  ({
    turnSigns: `the correction of ${accountOf(work)}`,
    applyRules: 'the rules',
    resetMapping: 'the GL reset',
  })[work.kind];

/** What a long change does, and what is not right until it is done. */
export function workWords(work: Told): string {
  const many = `${work.lineCount.toLocaleString('en-US')} transactions`;
  return {
    turnSigns: `Roofline is turning ${many} of ${accountOf(work)} between money in and money out, after the correction of its kind. Until that is done, figures with this account are not right.`,
    applyRules: `Roofline is applying your rules to ${many}. Until that is done, some of them show what they were mapped to before.`,
    resetMapping: `Roofline is resetting what ${many} of the connected app are mapped to. Until that is done, some of them show what they were mapped to before, and no one can map them.`,
  }[work.kind];
}
