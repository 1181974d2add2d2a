/** Returns a text style, for `textStyle="body"` and so on; sizes in rem so that the user's own text size counts. */
const style = (size: number, line: number, weight: number, tracking?: string) => ({
  value: {
    fontSize: `${size / 16}rem`,
    lineHeight: `${line / 16}rem`,
    fontWeight: weight,
    ...(tracking ? { letterSpacing: tracking } : {}),
  },
});

/** Returns a text style with two sizes: on a phone, and from 768 px. */
const stepped = (phone: [number, number], wide: [number, number], weight: number, tracking?: string) => ({
  value: {
    fontSize: { base: `${phone[0] / 16}rem`, md: `${wide[0] / 16}rem` },
    lineHeight: { base: `${phone[1] / 16}rem`, md: `${wide[1] / 16}rem` },
    fontWeight: weight,
    ...(tracking ? { letterSpacing: tracking } : {}),
  },
});

export const textStyles = {
  micro: style(11, 16, 500),
  caption: style(12, 16, 400),
  table: style(13, 20, 400),
  tableHead: style(12.5, 20, 500),
  label: style(13, 20, 550),
  body: style(14, 20, 400),
  section: style(15, 22, 620, '-0.011em'),
  dialogTitle: style(18, 26, 640, '-0.014em'),
  verdict: stepped([18, 26], [20, 30], 440, '-0.012em'),
  page: stepped([22, 28], [24, 32], 640, '-0.022em'),
  figure: stepped([20, 28], [26, 34], 620, '-0.024em'),
  gauge: style(38, 44, 640, '-0.03em'),
};
