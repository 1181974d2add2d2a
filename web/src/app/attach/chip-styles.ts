/** The style of a component or project of a photo or a file, with a link and a cross. */
export const chipStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: '28px',
  maxW: 'full',
  ps: '2.5',
  pe: '1',
  bg: 'bg.muted',
  borderRadius: 'tag',
  textStyle: 'caption',
  fontWeight: '600',
  css: { '& a': { overflowWrap: 'anywhere' }, '& a:hover': { textDecoration: 'underline' } },
} as const;

export const removeChipStyle = {
  display: 'inline-flex',
  p: '1.5',
  minW: '24px',
  minH: '24px',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: 'tag',
  color: 'fg.subtle',
  cursor: 'pointer',
  _hover: { color: 'fg.default', bg: 'border.strong' },
  css: { '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
} as const;

export const addChipStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: '28px',
  px: '2.5',
  borderWidth: '1px',
  borderStyle: 'dashed',
  borderColor: 'border.control',
  borderRadius: 'tag',
  textStyle: 'caption',
  fontWeight: '600',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle', color: 'fg.default' },
  css: { '@media (pointer: coarse)': { minHeight: '44px' } },
} as const;
