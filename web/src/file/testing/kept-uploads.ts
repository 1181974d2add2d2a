import { vi } from 'vitest';
import { aFile } from '@roofline/schema/fixtures/file';
import { id } from '@roofline/schema/fixtures/id';
import { CONTRACTS } from './file-service';

/** What is sent to be kept; the answer is a file of that name in the folder of contracts. `vi.unstubAllGlobals` ends it. */
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
