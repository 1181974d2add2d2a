import { anExportMap, anExportMapTry } from '@roofline/schema/fixtures/export-map';
import { P, type RoomExamples } from '../room';

const at = `/api/admin/exportmap/${P}`;

export const room: RoomExamples = {
  mutations: {
    removeExportMap: { input: { propertyId: P, version: 3 }, call: `DELETE ${at}`, version: 3 },
  },
  serve: (upstream) => {
    upstream.data('GET', at, anExportMap({ propertyId: P }));
    upstream.data('GET', `${at}/try`, anExportMapTry({ propertyId: P }));
  },
};
