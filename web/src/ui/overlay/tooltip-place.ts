export type Placement = 'top' | 'bottom' | 'left' | 'right';

const gap = 6;
/** Height of a tooltip of two lines; where there is less room, it goes to the other side. */
const room = 48;
/** Half the width of the widest centered tooltip; nearer to an edge, a tooltip is aligned to that edge. */
const half = 90;

/** Returns the place of a tooltip beside its anchor, in pixels of the window, without measuring it first. */
export function tooltipPlace(
  anchor: DOMRect,
  wanted: Placement,
): { left: number; top: number; transform: string } {
  const middle = anchor.left + anchor.width / 2;
  if (wanted === 'left' || wanted === 'right') {
    const left = wanted === 'right' ? anchor.right + gap : anchor.left - gap;
    return {
      left,
      top: anchor.top + anchor.height / 2,
      transform: `translate(${wanted === 'right' ? '0' : '-100%'}, -50%)`,
    };
  }
  const above = wanted === 'top' ? anchor.top > room : anchor.bottom > window.innerHeight - room;
  const vertical = above ? '-100%' : '0';
  const top = above ? anchor.top - gap : anchor.bottom + gap;
  if (middle < half) return { left: anchor.left, top, transform: `translate(0, ${vertical})` };
  if (middle > window.innerWidth - half)
    return { left: anchor.right, top, transform: `translate(-100%, ${vertical})` };
  return { left: middle, top, transform: `translate(-50%, ${vertical})` };
}
