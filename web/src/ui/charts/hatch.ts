/** Returns the id of the pattern that marks the second use of a color. */
export function hatchId(color: string): string {
  return `hatch-${color.replace(/[^a-z0-9]/gi, '')}`;
}

/** Returns nivo's definition of that pattern: lines of the surface over the color. */
export function hatchDefinition(color: string) {
  return {
    id: hatchId(color),
    type: 'patternLines' as const,
    background: color,
    color: 'rgba(255,255,255,.55)',
    rotation: -45,
    lineWidth: 2,
    spacing: 6,
  };
}
