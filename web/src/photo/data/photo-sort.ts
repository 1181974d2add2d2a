import { useKept } from '../../app/list/use-kept';

/** The order of the grid. */
export interface PhotoOrder {
  sortBy: 'uploadDate' | 'takenDate';
  sortDesc: boolean;
}

/** Report type of photos, under which the service keeps how each user orders them. */
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

/** The order that the user keeps. `value` is what the service answers, undefined until then. */
export const usePhotoOrder = (value: unknown) => useKept(NAME, value, kept);

const WORDS = { takenDate: 'Date taken', uploadDate: 'Date uploaded' } as const;
export const sortWord = ({ sortBy }: PhotoOrder): string => WORDS[sortBy];

/** Every order, in the menu's words. */
export const ORDERS = (['takenDate', 'uploadDate'] as const).flatMap((sortBy) =>
  [true, false].map((sortDesc) => ({
    id: `${sortBy} ${sortDesc}`,
    order: { sortBy, sortDesc },
    label: `${WORDS[sortBy]}, ${sortDesc ? 'newest' : 'oldest'} first`,
  })),
);
