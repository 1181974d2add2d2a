/** Steps of 4 px under their customary numbers: 4 is 16 px. */
const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 6.5, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24];
const stepTokens = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

const sans = { value: "'Inter Variable', 'Inter Late', system-ui, -apple-system, 'Segoe UI', sans-serif" };

export const tokens = {
  spacing: stepTokens,
  sizes: {
    ...stepTokens,
    full: { value: '100%' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
  },
  fonts: {
    body: sans,
    heading: sans,
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  radii: {
    check: { value: '4px' },
    tag: { value: '5px' },
    control: { value: '7px' },
    menu: { value: '8px' },
    card: { value: '10px' },
    sheet: { value: '12px' },
    dialog: { value: '14px' },
    full: { value: '9999px' },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '180ms' }, slow: { value: '240ms' } },
  easings: { standard: { value: 'cubic-bezier(.2,0,0,1)' } },
  zIndex: {
    sticky: { value: 10 },
    bar: { value: 20 },
    overlay: { value: 100 },
    popover: { value: 200 },
    tooltip: { value: 300 },
    toast: { value: 400 },
  },
};

export const keyframes = {
  shimmer: { from: { opacity: 1 }, '50%': { opacity: 0.55 }, to: { opacity: 1 } },
  fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
  fadeOut: { from: { opacity: 1 }, to: { opacity: 0 } },
  riseIn: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1, transform: 'none' } },
  slideIn: { from: { transform: 'translateX(24px)', opacity: 0 }, to: { transform: 'none', opacity: 1 } },
  refresh: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } },
};
