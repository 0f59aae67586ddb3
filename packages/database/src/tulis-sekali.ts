/** A file that is there whole or not at all, and is never written a second time. */
import { randomBytes } from 'node:crypto'
import { link, mkdir, unlink, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from './cluster/init.ts'

/**
 * Writes a file for this account alone, with its folder, unless it is there.
 * @returns false where somebody else has written it, whose content stays: several servers may start at the same moment
 * @example if (!(await tulisSekali(berkas, kunci))) return readFile(berkas, 'utf8')
 */
export const tulisSekali = async (berkas: string, isi: string): Promise<boolean> => {
  await mkdir(dirname(berkas), { recursive: true, mode: 0o700 })
  const draft = `${berkas}-${randomBytes(6).toString('hex')}`
  // On the disk before its name: a power cut leaves no empty key.
  await writeFile(draft, isi, { mode: 0o600, flag: 'wx', flush: true })
  try {
    // A name given to a file that is whole: nobody reads half of it.
    await link(draft, berkas)
    await syncFolder(dirname(berkas))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    await unlink(draft)
  }
}
