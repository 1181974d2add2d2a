import type { ComparedLine } from './compared-lines';

/** A piece of a plan's line, before its name in table and legend. */
export function LineMark({ line }: { line: ComparedLine }) {
  return (
    <svg width="22" height="8" aria-hidden="true" style={{ flexShrink: 0 }}>
      <line
        x2="22"
        y1="4"
        y2="4"
        strokeWidth="2"
        strokeDasharray={line.dash}
        style={{ stroke: line.color }}
      />
    </svg>
  );
}
