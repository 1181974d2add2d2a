/** Width of a page on letter paper in landscape, in CSS pixels: a sheet without its margins and those of the page. */
export const SHEET_PX = 939;
/** Width inside a card that is as wide as the sheet. */
export const CARD_PX = 908;
/** Greatest height of a plot on paper. */
export const PLOT_PX = 320;
