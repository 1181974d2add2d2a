import type { DialogProps } from './surface-props';
import { Surface } from './Surface';

/** The surface of a Dialog; its code is loaded with the first one that opens. */
export function DialogSurface({ width = '520px', compact, ...props }: DialogProps) {
  return (
    <Surface
      {...props}
      fade="240ms"
      gutter={{ base: '4', md: '5' }}
      place={{
        inset: '0',
        display: 'flex',
        alignItems: { base: compact ? 'flex-end' : 'stretch', md: props.isSearch ? 'flex-start' : 'center' },
        justifyContent: 'center',
        p: { base: '0', md: '6' },
        pt: { base: '0', md: props.isSearch ? '110px' : '6' },
        overflow: 'hidden',
      }}
      sheet={{
        maxW: { base: 'full', md: width },
        h: { base: compact ? 'auto' : '100dvh', md: 'auto' },
        maxH: { base: '100dvh', md: props.isSearch ? 'calc(100dvh - 134px)' : 'calc(100dvh - 3rem)' },
        borderRadius: { base: compact ? '14px 14px 0 0' : '0', md: 'dialog' },
        animation: 'riseIn 240ms {easings.standard}',
      }}
    />
  );
}
