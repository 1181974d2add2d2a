import { restPath, uuid, type RestPath } from '../upstream/path';

/** What a full archive is of: a property, or else a workspace. */
export interface ArchiveOf {
  workspaceId?: string | null | undefined;
  propertyId?: string | null | undefined;
}

export const archivePath = ({ workspaceId, propertyId }: ArchiveOf): RestPath =>
  propertyId
    ? restPath`/api/property/${uuid(propertyId)}/full-archive`
    : restPath`/api/workspace/${uuid(workspaceId ?? '')}/full-archive`;
