/** The levels of a study, in the words of the law. */
export const LEVELS = {
  I: 'Level I: Full reserve study funding analysis and plan',
  II: 'Level II: Update with visual site inspection',
  III: 'Level III: Update with no visual site inspection',
} as const;

/** The chapters that may govern an association. */
export const CHAPTERS = {
  commonInterest: 'RCW 64.90, common interest communities',
  condominium: 'RCW 64.34, condominiums',
  homeowners: "RCW 64.38, homeowners' associations",
} as const;

const OPENING =
  'This reserve study should be reviewed carefully. It may not include all common and limited common element components ' +
  'that will require major maintenance, repair, or replacement in future years, and may not include regular ' +
  'contributions to a reserve account for the cost of such maintenance, repair, or replacement. The failure to include a ' +
  'component in a reserve study, or to provide contributions to a reserve account for a component, may, under some ' +
  'circumstances, require ';

const PAY_ON_DEMAND =
  OPENING +
  'you to pay on demand as a special assessment your share of common expenses for the cost of major maintenance, repair, ' +
  'or replacement of a reserve component.';

/** The disclosure that every study must carry, word for word: RCW 64.90.550(3), 64.34.382(3) and 64.38.070(3). */
export const CAUTIONS = {
  commonInterest:
    OPENING +
    'the association to (1) defer major maintenance, repair, or replacement, (2) increase future reserve contributions, ' +
    '(3) borrow funds to pay for major maintenance, repair, or replacement, or (4) impose special assessments for the cost ' +
    'of major maintenance, repair, or replacement.',
  condominium: PAY_ON_DEMAND,
  homeowners: PAY_ON_DEMAND,
} as const;
