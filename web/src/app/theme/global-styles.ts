import { printStyles } from './print-styles';

/** Styles of the page itself: background, figures, focus, and less motion where the user asks for it. */
export const globalStyles = {
  html: {
    bg: 'bg.canvas',
    color: 'fg.default',
    fontFamily: 'body',
    fontOpticalSizing: 'auto',
    fontFeatureSettings: '"cv11", "ss03"',
    letterSpacing: '-0.006em',
    scrollPaddingBottom: '5rem',
    WebkitFontSmoothing: 'antialiased',
    textSizeAdjust: '100%',
  },
  body: { textStyle: 'body', minHeight: '100dvh' },
  '*, *::before, *::after': { borderColor: 'border.default' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.subtle' },
  ':focus-visible': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
  // Figures only: a name with digits in it stays as it is set.
  '[data-figure], td, time': { fontVariantNumeric: 'tabular-nums' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '80ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '80ms !important',
      transitionProperty: 'opacity, color, background-color !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media print': printStyles,
};
