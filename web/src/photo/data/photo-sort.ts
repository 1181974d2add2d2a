import { useKept } from '../../app/list/use-kept';

/** The order of the grid. */
export interface PhotoOrder {
  sortBy: 'uploadDate' | 'takenDate';
  sortDesc: boolean;
}

/** Report type of photos, under which the service stores each user's order. */
const NAME = { a: '19' };

const kept = {
  read(value: unknown): PhotoOrder {
    const { 'sort-by': by, 'sort-desc': desc } = (value ?? {}) as Record<string, unknown>;
    return {
      sortBy: by === 'takenDate' ? 'takenDate' : 'uploadDate',
      sortDesc: typeof desc === 'boolean' ? desc : true,
    };
  },
  write: ({ sortBy, sortDesc }: PhotoOrder) => ({ 'sort-by': sortBy, 'sort-desc': sortDesc }),
};

/** Returns the order that the user saved, and its setter. `value` is the service's answer, undefined until it comes. */
export const usePhotoOrder = (value: unknown) => useKept(NAME, value, kept);

const WORDS = { takenDate: 'Date taken', uploadDate: 'Date uploaded' } as const;
export const sortWord = ({ sortBy }: PhotoOrder): string => WORDS[sortBy];

/** Every order, with its label in the menu. */
export const ORDERS = (['takenDate', 'uploadDate'] as const).flatMap((sortBy) =>
  [true, false].map((sortDesc) => ({
    id: `${sortBy} ${sortDesc}`,
    order: { sortBy, sortDesc },
    label: `${WORDS[sortBy]}, ${sortDesc ? 'newest' : 'oldest'} first`,
  })),
);
