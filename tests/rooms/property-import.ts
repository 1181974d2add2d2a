import { association, workbookWith } from '@roofline/api/property-import/fixtures/workbooks';
import type { UploadFile } from '../register/examples';
import { adding, anywhereRunners, owner } from '../register/rights';
import { by, type Room } from '../register/room';
import { newName } from '../register/project-contract';

const ofImport = '/api/property/import/:propertyImportId';
const file: UploadFile = {
  fileName: 'properties.xlsx',
  // Nothing of it can be added, so that accepting it is refused each time.
  bytes: await workbookWith([association('Workbook Court', 1, { details: { yearBuilt: 1600 } })]),
  type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export const room: Room = {
  routes: {
    'GET /api/property/import/template': { who: anywhereRunners, isInNoWorkspace: true },
    'POST /api/property/import': {
      who: adding,
      file,
      fields: ({ workspaceId }) => ({ workspaceId: workspaceId! }),
    },
    [`GET ${ofImport}`]: { who: owner },
    [`POST ${ofImport}/accept`]: {
      who: owner,
      body: () => ({ leaveOut: true }),
      past: ['nothingToAdd'],
    },
  },
  furnish: async ({ upload, workspaceId }) => {
    const { propertyImportId } = await upload('/api/property/import', { ...file, fields: { workspaceId } });
    return { propertyImportId };
  },
  // One that can be added.
  plant: async ({ upload }) => {
    const bytes = await workbookWith([association(newName('Workbook Court'), 1)]);
    const { propertyImportId } = await upload('/api/property/import', { ...file, bytes });
    return { propertyImportId: [propertyImportId!] };
  },
  queries: { propertyImport: by(`GET ${ofImport}`) },
  mutations: { acceptPropertyImport: by(`POST ${ofImport}/accept`) },
  shipped: {
    PropertyImportPortfolios: { atMost: 1 },
    PropertyImport: { variables: (at) => ({ propertyImportId: at.propertyImportId }), atMost: 1 },
  },
  demo: async (manager) => {
    const { fileName, bytes, type } = file;
    const portfolios = await manager.send<{ newPropertyWorkspaces: { workspaceId: string }[] }>(
      '{ newPropertyWorkspaces { workspaceId } }',
    );
    const { workspaceId } = portfolios.data!.newPropertyWorkspaces[0]!;
    const { body } = await manager.upload<{ propertyImportId: string }>(
      '/upload/property-import',
      fileName,
      bytes,
      type,
      'file',
      { workspaceId },
    );
    return { propertyImportId: body.data!.propertyImportId };
  },
};
