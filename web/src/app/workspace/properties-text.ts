/** Returns the properties that someone reaches, for a table's cell: the first two by name, then how many more. */
export function propertiesText(access: {
  reachesAllProperties: boolean;
  assignedProperties: readonly { name: string }[];
}): string {
  if (access.reachesAllProperties) return 'All properties';
  const names = access.assignedProperties.map(({ name }) => name);
  if (names.length === 0) return 'None';
  const rest = names.length - 2;
  return names.slice(0, 2).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
