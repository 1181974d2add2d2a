import type { RoomExamples } from '../room';

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    saveFilterSettings: { input: { a: 'properties', value: { deep: { list: [1, 'x', null] } } }, call: 'POST /api/filtersettings', body: { a: 'properties', value: { deep: { list: [1, 'x', null] } } } },
  },
  serve: (upstream) =>
    upstream.on('GET', '*', (request, reply) =>
      request.url.startsWith('/api/filtersettings/')
        ? { data: { a: 'a', b: null, value: {} } }
        : reply.code(404).send({ errors: [{ code: 'notFound', detail: 'Not found.' }] }),
    ),
};
