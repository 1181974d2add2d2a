import type { PropertyFile } from '@roofline/schema/file/file';
import { aFile, aFileVersion, aFolder } from '@roofline/schema/fixtures/file';
import { aProject, aProjectPage } from '@roofline/schema/fixtures/project';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aProperty } from '../../testing/graph-fixtures';
import type { Graph } from '../../testing/schema-link';

export const CONTRACTS = id(501);
export const YEAR_2026 = id(502);
export const INSURANCE = id(503);

const folder = (folderId: string, folderName: string, parentId: string | null = null) =>
  aFolder({ folderId, folderName, parentId, fileCount: 0 });
export const file = (n: number, fileName: string, change: Partial<PropertyFile> = {}) =>
  aFile({ propertyFileId: id(n), fileName, ...change });

type Folder = ReturnType<typeof folder>;
interface Chosen {
  propertyFileIds: string[];
  folderIds: string[];
}
interface ProjectFile {
  propertyFileId: string;
}
interface World {
  folders: Folder[];
  files: PropertyFile[];
  /** What this viewer may not do. */
  cannot?: readonly string[];
  endingSoon?: PropertyFile[];
}

export const aWorld = (): World => ({
  folders: [
    folder(CONTRACTS, 'Contracts'),
    folder(YEAR_2026, '2026', CONTRACTS),
    folder(INSURANCE, 'Insurance'),
  ],
  files: [
    file(551, 'Bylaws.pdf', { folderId: null }),
    file(552, 'Bids.xlsx', { folderId: CONTRACTS, fileSize: 60_000, previewKind: 'table' }),
    file(553, 'Roof contract.pdf', { folderId: CONTRACTS, fileSize: 1_200_000 }),
  ],
});

export const ROOF = aProject();

/** A service with files that can be changed, as far as the page asks for them. */
export function fileService(world: World) {
  const deleted = new Set<string>();
  const refusals = new Map<string, string>();
  const calls: { name: string; input: object }[] = [];
  const there = (of: string) => !deleted.has(of);
  const children = (parentId: string | null) =>
    world.folders.filter((each) => each.parentId === parentId && there(each.folderId));
  const counted = (each: Folder) => ({
    ...each,
    fileCount: world.files.filter(({ folderId }) => folderId === each.folderId).length,
    folderCount: children(each.folderId).length,
  });
  let kept: object = {};
  const refused = (name: string) => {
    const detail = refusals.get(name);
    return detail === undefined ? [] : [{ code: 'invalid', detail, field: null }];
  };
  /** Notes the call; changes nothing where it is refused. */
  const write =
    <Input extends object>(name: string, change: (input: Input) => object) =>
    ({ input }: { input: Input }) => {
      calls.push({ name, input });
      const userErrors = refused(name);
      const nothing = { folder: null, file: null, files: null, property: null };
      return { ...(userErrors.length > 0 ? nothing : change(input)), userErrors };
    };
  const property = { ...aProperty, propertyId: PROPERTY_ID };
  const found = (search: string) =>
    world.files
      .filter(
        ({ fileName, propertyFileId }) => fileName.toLowerCase().includes(search) && there(propertyFileId),
      )
      .map((each) => ({
        ...each,
        folderPath: 'Contracts / 2026',
        snippet: 'the «TPO» <b>membrane</b> roof',
      }));
  const listing = ({
    folderId,
    search,
    isDeleted,
  }: {
    folderId?: string;
    search?: string;
    isDeleted: boolean;
  }) => {
    if (isDeleted)
      return {
        folders: world.folders.filter((each) => !there(each.folderId)),
        files: world.files.filter((each) => !there(each.propertyFileId)),
      };
    if (search) return { folders: [], files: found(search.toLowerCase()) };
    const at = folderId ?? null;
    return {
      folders: children(at).map(counted),
      files: world.files.filter((each) => each.folderId === at && there(each.propertyFileId)),
    };
  };
  const rename = (of: string, change: object) => {
    world.files = world.files.map((each) => (each.propertyFileId === of ? { ...each, ...change } : each));
    world.folders = world.folders.map((each) => (each.folderId === of ? { ...each, ...change } : each));
    return {
      file: world.files.find((each) => each.propertyFileId === of),
      folder: world.folders.find((each) => each.folderId === of),
    };
  };
  const filesOf = (projectId: string) =>
    world.files.filter(({ projects }) => projects.some((each) => each.projectId === projectId));
  const joined = (propertyFileId: string, projects: PropertyFile['projects']) => {
    const { file: changed } = rename(propertyFileId, { projects });
    return { file: changed, project: { ...ROOF, files: filesOf(ROOF.projectId) } };
  };
  const all = ({ propertyFileIds, folderIds }: Chosen) => [...propertyFileIds, ...folderIds];
  const graph: Graph = {
    filterSettings: ({ a, b }: { a: string; b: string | null }) => ({ a, b, value: kept }),
    saveFilterSettings({ input }: { input: { a: string; b: string | null; value: object } }) {
      kept = input.value;
      return { filterSettings: { a: input.a, b: input.b ?? null, value: kept }, userErrors: [] };
    },
    property: () => ({
      ...property,
      viewerCan: {
        ...property.viewerCan,
        ...Object.fromEntries((world.cannot ?? []).map((right) => [right, false])),
      },
      folders: () => world.folders.filter((each) => there(each.folderId)).map(counted),
      files: (asked: never) => ({ path: [], folder: null, trashDays: 14, ...listing(asked) }),
      filesEndingSoon: world.endingSoon ?? [],
      fileUsage: () => ({
        fileCount: world.files.length,
        folderCount: world.folders.length,
        byteCount: 1_800_000_000,
        workspaceByteCount: 12_000_000_000,
        quotaBytes: null,
      }),
      projects: aProjectPage([ROOF]),
      components: {
        propertyId: PROPERTY_ID,
        fiscalYear: 2026,
        items: [
          {
            propertyComponentId: id(61),
            name: 'Asphalt shingle roof',
            category: 'Roofing',
            categoryPosition: 0,
            location: null,
          },
          {
            propertyComponentId: id(62),
            name: 'Elevator A',
            category: 'Elevators',
            categoryPosition: 1,
            location: null,
          },
        ],
      },
    }),
    file: ({ propertyFileId }: { propertyFileId: string }) => {
      const row = world.files.find((each) => each.propertyFileId === propertyFileId);
      if (!row) return null;
      const versions = [2, 1].map((versionNumber) => aFileVersion({ versionNumber }));
      const preview = {
        text: null,
        table: [
          ['Bidder', 'Amount'],
          ['Apex', '279,900'],
        ],
        isCut: true,
      };
      return { ...row, versionNumber: 2, versions, preview };
    },
    project: () => ({ ...ROOF, files: filesOf(ROOF.projectId) }),
    addFileToProject: write('addFileToProject', ({ propertyFileId }: ProjectFile) =>
      joined(propertyFileId, [{ projectId: ROOF.projectId, name: ROOF.name }]),
    ),
    removeFileFromProject: write('removeFileFromProject', ({ propertyFileId }: ProjectFile) =>
      joined(propertyFileId, []),
    ),
    createFolder: write(
      'createFolder',
      ({ folderName, parentId }: { folderName: string; parentId: string | null }) => {
        const added = folder(id(590 + world.folders.length), folderName, parentId);
        world.folders = [...world.folders, added];
        return { folder: added };
      },
    ),
    addStandardFolders: write('addStandardFolders', () => {
      world.folders = ['Bids', 'Minutes'].map((name, n) => folder(id(580 + n), name));
      return { property };
    }),
    renameFolder: write(
      'renameFolder',
      ({ folderId, folderName }: { folderId: string; folderName: string }) =>
        rename(folderId, { folderName }),
    ),
    renameFile: write(
      'renameFile',
      ({ propertyFileId, fileName }: { propertyFileId: string; fileName: string }) =>
        rename(propertyFileId, { fileName }),
    ),
    updateFile: write(
      'updateFile',
      ({ propertyFileId, values }: { propertyFileId: string; values: PropertyFile }) => {
        const { documentKind, validUntil, retainUntil } = values;
        return rename(propertyFileId, { documentKind, validUntil, retainUntil, version: 2 });
      },
    ),
    assignFiles: write('assignFiles', () => ({ files: world.files })),
    moveFiles: write(
      'moveFiles',
      ({ targetFolderId, ...chosen }: Chosen & { targetFolderId: string | null }) => {
        for (const of of chosen.propertyFileIds) rename(of, { folderId: targetFolderId });
        for (const of of chosen.folderIds) rename(of, { parentId: targetFolderId });
        return { property };
      },
    ),
    deleteFiles: write('deleteFiles', (chosen: Chosen) => {
      for (const of of all(chosen)) deleted.add(of);
      return { property };
    }),
    restoreFiles: write('restoreFiles', (chosen: Chosen) => {
      for (const of of all(chosen)) deleted.delete(of);
      return { property };
    }),
    eraseFiles: write('eraseFiles', () => ({ property })),
  };
  return {
    graph,
    world,
    /** What the viewer keeps of the list. */
    kept: () => kept,
    /** The input of the last call of a name. */
    last: (name: string) => calls.findLast((call) => call.name === name)?.input,
    /** From here on the service says no to it. */
    refuse: (name: string, detail: string) => refusals.set(name, detail),
    deleted,
  };
}
