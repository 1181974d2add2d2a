/** Style of a line in the lists of the viewer's account: text at the left, actions at the right. */
export const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '3',
  borderTopWidth: '1px',
  css: { '&:first-of-type': { borderTopWidth: 0 } },
} as const;
