import { by, type Room } from '../register/room';
import { signedIn } from '../register/rights';

export const room: Room = {
  routes: {
    'GET /api/filtersettings/:a': { who: signedIn },
    'GET /api/filtersettings/:a/:b': { who: signedIn },
    'POST /api/filtersettings': {
      who: signedIn,
      body: () => ({ a: 'properties', value: {} }),
      isInNoWorkspace: true,
    },
  },
  furnish: async () => ({ a: 'properties', b: 'columns' }),
  pool: () => ({ a: ['properties', 'components'], b: ['columns'] }),
  queries: {
    filterSettings: by('GET /api/filtersettings/:a/:b'),
  },
  mutations: {
    saveFilterSettings: by('POST /api/filtersettings'),
  },
};
