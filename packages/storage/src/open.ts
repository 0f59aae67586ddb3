/** The store of this installation: a folder of the data directory unless a bucket is named. */
import { join } from 'node:path'
import type { BlobStore } from './blob-store.ts'
import { FolderStore } from './folder.ts'
import { type S3Options, S3Store } from './s3.ts'

/** Opens the store of an installation. @param s3 a bucket; without it DATA_DIR/foto */
export const openBlobStore = async (dataDir: string, s3?: S3Options): Promise<BlobStore> => {
  if (s3) return new S3Store(s3)
  const store = new FolderStore(join(dataDir, 'foto'))
  await store.clean()
  return store
}
