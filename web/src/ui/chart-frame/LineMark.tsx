/** A piece of a line, before its name in a legend or a table. `dash` as on the line; solid without it. */
export function LineMark({ color, dash, width = 28 }: { color: string; dash?: string; width?: number }) {
  return (
    <svg width={width} height="8" aria-hidden="true" style={{ flexShrink: 0 }}>
      <line x2={width} y1="4" y2="4" strokeWidth="2" strokeDasharray={dash} style={{ stroke: color }} />
    </svg>
  );
}
