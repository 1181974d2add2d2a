export const PLAN_METHODS = [
  'currentFunding',
  'baseline',
  'thresholdDollars',
  'thresholdPercent',
  'fullFunding',
  'targetPercent',
  'custom',
  'ladder',
] as const;
export type PlanMethod = (typeof PLAN_METHODS)[number];

/** Methods that solve the contribution from a goal; for the others it is given. */
export const SOLVED_METHODS: readonly PlanMethod[] = [
  'baseline',
  'thresholdDollars',
  'thresholdPercent',
  'fullFunding',
  'targetPercent',
];
