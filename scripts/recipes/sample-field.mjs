// CONTRIBUTING.md's *Add a field* by its own example: what somebody types who adds `parkingSpaces`. A line goes behind the
// first one that has `after`.
export const EDITS = [
  {
    file: 'api/src/property/tables.ts',
    after: "numberOfFloors: integer('number_of_floors'),",
    line: "parkingSpaces: integer('parking_spaces'),",
  },
  {
    file: 'schema/contract/property/property.ts',
    after: 'numberOfFloors: z.int().nullable(),',
    line: 'parkingSpaces: z.int().nullable(),',
  },
  {
    file: 'schema/graphql/property.graphql',
    after: '  numberOfFloors: Int',
    line: '"Parking spaces, if known."\n  parkingSpaces: Int',
  },
  {
    file: 'web/src/property/settings/PropertyDetails.graphql',
    after: '  numberOfFloors',
    line: 'parkingSpaces',
  },
  {
    file: 'web/src/property/settings/GeneralTab.tsx',
    after: 'if (!property || !query.data) return <PageSkeleton />;',
    line: 'if (property.parkingSpaces === 0) return <p>No parking spaces</p>;',
  },
];
