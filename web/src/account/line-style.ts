/** A line of what the viewer's account lists: its words at the left, what can be done with it at the right. */
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
