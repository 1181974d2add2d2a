/** What a page has from side to side on letter paper in landscape, in CSS pixels: a sheet without its margins and those of the page. */
export const SHEET_PX = 939;
/** Inside a card as wide as the sheet. */
export const CARD_PX = 908;
/** Height of the plots that a screen draws higher. */
export const PLOT_PX = 320;
