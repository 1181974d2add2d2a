import type { SidePaneProps } from './surface-props';
import { Surface } from './Surface';

/** The surface of a SidePane; its code is loaded with the first one that opens. */
export function SidePaneSurface({ width = 420, ...props }: SidePaneProps) {
  return (
    <Surface
      {...props}
      fade="180ms"
      gutter="5"
      place={{ insetY: '0', right: '0', w: { base: 'full', md: `${width}px` } }}
      sheet={{
        h: '100dvh',
        borderLeftWidth: { md: '1px' },
        animation: 'slideIn 180ms {easings.standard}',
      }}
    />
  );
}
