import { vi } from 'vitest';
import { aFile } from '@roofline/schema/fixtures/file';
import { id } from '@roofline/schema/fixtures/id';
import { CONTRACTS } from './file-service';

/** Returns the list of uploads from now on; each is answered as a file of its name in Contracts. `vi.unstubAllGlobals` ends it. */
export function keptUploads() {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: FormData }) => {
    const { name } = body.get('files') as File;
    sent.push(`${path} ${name}`);
    const data = [aFile({ propertyFileId: id(560), folderId: CONTRACTS, fileName: name })];
    return { ok: true, status: 201, json: async () => ({ data }) };
  });
  return sent;
}
