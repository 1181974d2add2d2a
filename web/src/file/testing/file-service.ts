import { aFile, aFileListing, aFileUsage, aFileVersion, aFolder } from '@roofline/schema/fixtures/file';
import { aComponent, aComponentList } from '@roofline/schema/fixtures/component';
import { aProject, aProjectPage } from '@roofline/schema/fixtures/project';
import { id } from '@roofline/schema/fixtures/id';
import type { Folder, PropertyFile } from '@roofline/schema/file/file';
import { aProperty } from '../../testing/graph-fixtures';
import { recorder, savedSettings } from '../../testing/recorder';
import type { Graph } from '../../testing/schema-link';

export const CONTRACTS = id(501);
export const YEAR_2026 = id(502);
export const INSURANCE = id(503);
export const BYLAWS = id(551);
export const BIDS = id(552);
export const ROOF_CONTRACT = id(553);
export const ROOF = aProject();

export const folder = (folderId: string, folderName: string, change: Partial<Folder> = {}) =>
  aFolder({ folderId, folderName, fileCount: 0, ...change });
export const file = (propertyFileId: string, fileName: string, change: Partial<PropertyFile> = {}) =>
  aFile({ propertyFileId, fileName, ...change });

/** The ids in one list, and the fields that its files have besides their own. */
interface Shown {
  folders?: readonly string[];
  files?: readonly string[];
  beside?: object;
}
interface World {
  folders: readonly Folder[];
  files: readonly PropertyFile[];
  /** The lists by their keys: `top`, the id of a folder, the text of a search, or `deleted`. */
  lists: Record<'top' | 'deleted' | string, Shown>;
  /** Rights of the viewer at the property. */
  can: Partial<(typeof aProperty)['viewerCan']>;
  endingSoon: readonly PropertyFile[];
  /** Ids of the files of the project. */
  ofProject: readonly string[];
}

export const aWorld = (change: Partial<World> = {}): World => ({
  folders: [
    folder(CONTRACTS, 'Contracts', { fileCount: 2, folderCount: 1 }),
    folder(YEAR_2026, '2026', { parentId: CONTRACTS }),
    folder(INSURANCE, 'Insurance'),
  ],
  files: [
    file(BYLAWS, 'Bylaws.pdf'),
    file(BIDS, 'Bids.xlsx', { folderId: CONTRACTS, fileSize: 60_000, previewKind: 'table' }),
    file(ROOF_CONTRACT, 'Roof contract.pdf', { folderId: CONTRACTS, fileSize: 1_200_000 }),
  ],
  lists: {
    top: { folders: [CONTRACTS, INSURANCE], files: [BYLAWS] },
    [CONTRACTS]: { folders: [YEAR_2026], files: [BIDS, ROOF_CONTRACT] },
    bylaws: {
      files: [BYLAWS],
      beside: { folderPath: 'Contracts / 2026', snippet: 'the «TPO» <b>membrane</b> roof' },
    },
  },
  can: {},
  endingSoon: [],
  ofProject: [],
  ...change,
});

const components = aComponentList([
  aComponent({ propertyComponentId: id(61), name: 'Asphalt shingle roof' }),
  aComponent({ propertyComponentId: id(62), name: 'Elevator A', category: 'Elevators' }),
]);
const preview = {
  text: null,
  table: [
    ['Bidder', 'Amount'],
    ['Apex', '279,900'],
  ],
  isCut: true,
};

interface Listed {
  folderId?: string | null;
  search?: string | null;
  isDeleted: boolean;
}

/** Returns a service that answers with the files of a property, as far as the page asks for them. */
export function fileService(start = aWorld()) {
  const service = recorder(start);
  const settings = savedSettings();
  const { world } = service;
  const filesOf = (ids: readonly string[] = [], beside = {}) =>
    ids.map((is) => ({ ...world.files.find(({ propertyFileId }) => propertyFileId === is)!, ...beside }));
  const listing = ({ folderId, search, isDeleted }: Listed) => {
    const shown = world.lists[isDeleted ? 'deleted' : search || (folderId ?? 'top')] ?? {};
    const folders = (shown.folders ?? []).map((is) => world.folders.find((each) => each.folderId === is)!);
    return aFileListing({ folders, files: filesOf(shown.files, shown.beside), trashDays: 14 });
  };
  const property = () => ({
    ...aProperty,
    viewerCan: { ...aProperty.viewerCan, ...world.can },
    folders: world.folders,
    files: listing,
    filesEndingSoon: world.endingSoon,
    fileUsage: aFileUsage({ fileCount: 3, folderCount: 3, byteCount: 1_800_000_000 }),
    projects: aProjectPage([ROOF]),
    components,
  });
  const ofFile = (input: object) => ({ file: service.merge('files', 'propertyFileId', { ...input }) });
  const ofFolder = (input: object) => ({ folder: service.merge('folders', 'folderId', { ...input }) });
  const withProject = ({ propertyFileId }: { propertyFileId: string }) => ({
    file: filesOf([propertyFileId])[0],
    project: { ...ROOF, files: filesOf(world.ofProject) },
  });
  const ofProperty = () => ({ property: property() });
  const graph: Graph = {
    ...settings.graph,
    property,
    file: ({ propertyFileId }: { propertyFileId: string }) => ({
      ...filesOf([propertyFileId])[0],
      versionNumber: 2,
      versions: [2, 1].map((versionNumber) => aFileVersion({ versionNumber })),
      preview,
    }),
    project: () => ({ ...ROOF, files: filesOf(world.ofProject) }),
    ...service.writes({
      addFileToProject: withProject,
      removeFileFromProject: withProject,
      createFolder: () => ({ folder: world.folders.at(-1) }),
      addStandardFolders: ofProperty,
      renameFolder: ofFolder,
      renameFile: ofFile,
      updateFile: ofFile,
      assignFiles: () => ({ files: world.files }),
      moveFiles: ofProperty,
      deleteFiles: ofProperty,
      restoreFiles: ofProperty,
      eraseFiles: ofProperty,
    }),
  };
  return { ...service, graph, settings };
}
