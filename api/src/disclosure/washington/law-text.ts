/** Levels of a study, in the words of the law. */
export const LEVELS = {
  I: 'Level I: Full reserve study funding analysis and plan',
  II: 'Level II: Update with visual site inspection',
  III: 'Level III: Update with no visual site inspection',
} as const;

/** Chapters that may govern an association. */
export const CHAPTERS = {
  commonInterest: 'RCW 64.90, common interest communities',
  condominium: 'RCW 64.34, condominiums',
  homeowners: "RCW 64.38, homeowners' associations",
} as const;

/** The disclosure that every study must carry, word for word: RCW 64.90.550, 64.34.382 and 64.38.070. */
export const CAUTION =
  'This reserve study should be reviewed carefully. It may not include all common and limited common element components ' +
  'that will require major maintenance, repair, or replacement in future years, and may not include regular ' +
  'contributions to a reserve account for the cost of such maintenance, repair, or replacement. The failure to include a ' +
  'component in a reserve study, or to provide contributions to a reserve account for a component, may, under some ' +
  'circumstances, require you to pay on demand as a special assessment your share of common expenses for the cost of ' +
  'major maintenance, repair, or replacement of a reserve component.';
