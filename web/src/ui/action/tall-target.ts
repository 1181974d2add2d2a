/**
 * The style of a name that is a link in a card or a list: on touch screens its target is 44 px high without taking
 * that room. Only for a link whose text is not clipped: clipping would cut its target as well.
 */
export const tallTarget = {
  '@media (pointer: coarse)': {
    position: 'relative',
    display: 'inline-block',
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '0',
      top: '50%',
      height: '44px',
      minHeight: '100%',
      transform: 'translateY(-50%)',
    },
  },
} as const;
