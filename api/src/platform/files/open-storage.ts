import type { ApiConfig } from '../../config';
import { bucketStorage } from './bucket-storage';
import { folderStorage, type Storage } from './storage';

/** Opens the storage of the settings: the bucket at STORAGE_URL, or else the folder. */
export function openStorage(config: ApiConfig, folder: string): Storage {
  const { STORAGE_URL, STORAGE_ACCESS_KEY, STORAGE_SECRET_KEY, STORAGE_REGION } = config;
  if (!STORAGE_URL) return folderStorage(folder);
  return bucketStorage({
    endpoint: STORAGE_URL,
    accessKeyId: STORAGE_ACCESS_KEY ?? '',
    secretAccessKey: STORAGE_SECRET_KEY ?? '',
    region: STORAGE_REGION,
  });
}
