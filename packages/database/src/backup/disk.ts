/** Which disk a folder lies on: what dies with what. */
import { readlink, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** The disk below a partition, as Linux names it; undefined where that is not told (shares, other systems). */
async function linuxDisk(device: number): Promise<string | undefined> {
  const major = (device >> 8) & 0xfff
  const minor = (device & 0xff) | ((device >> 12) & 0xfff00)
  try {
    const block = await readlink(`/sys/dev/block/${major}:${minor}`)
    const folder = path.resolve('/sys/dev/block', block)
    const isPartition = await stat(path.join(folder, 'partition')).then(
      () => true,
      () => false,
    )
    return isPartition ? path.dirname(folder) : folder
  } catch {
    return undefined
  }
}

/**
 * Whether two folders die with one disk: the same file system, or partitions of one disk where the system tells.
 * @example await isSameDisk('./data', '/mnt/usb')
 */
export async function isSameDisk(one: string, other: string): Promise<boolean> {
  const [here, there] = [await stat(one), await stat(other)]
  if (here.dev === there.dev) return true
  const disk = await linuxDisk(here.dev)
  return disk !== undefined && disk === (await linuxDisk(there.dev))
}

/** Whether a folder is another or lies below it, wherever links lead. */
export async function isBelow(folder: string, root: string): Promise<boolean> {
  const way = path.relative(await realpath(root), await realpath(folder))
  return way === '' || (!way.startsWith('..') && !path.isAbsolute(way))
}
