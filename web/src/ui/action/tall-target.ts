/**
 * The style of a name that is a link in a card or a list: where a finger points, it is 44 px high without taking
 * that room. For a link whose text is not cut off, which would cut its reach as well.
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
