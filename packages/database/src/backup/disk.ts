/** Which disk a folder lies on: what dies with what. */
import { readdir, readlink, realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** LVM and locked volumes name what they are made of. */
async function disksOf(folder: string): Promise<string[]> {
  const slaves = await readdir(path.join(folder, 'slaves')).catch(() => [])
  if (slaves.length > 0) {
    const below = slaves.map(async (name) => disksOf(await realpath(path.join(folder, 'slaves', name))))
    return (await Promise.all(below)).flat()
  }
  const isPartition = await stat(path.join(folder, 'partition')).then(
    () => true,
    () => false,
  )
  return [isPartition ? path.dirname(folder) : folder]
}

/** The disks below a partition or a volume made of several, as Linux names them; none where that is not told (shares, other systems). */
async function linuxDisks(device: number): Promise<string[]> {
  const major = (device >> 8) & 0xfff
  const minor = (device & 0xff) | ((device >> 12) & 0xfff00)
  try {
    const block = await readlink(`/sys/dev/block/${major}:${minor}`)
    return await disksOf(path.resolve('/sys/dev/block', block))
  } catch {
    return []
  }
}

/**
 * Whether two folders die with one disk: the same file system, or partitions of one disk where the system tells.
 * @example await isSameDisk('./data', '/mnt/usb')
 */
export async function isSameDisk(one: string, other: string): Promise<boolean> {
  const [here, there] = [await stat(one), await stat(other)]
  if (here.dev === there.dev) return true
  const disks = await linuxDisks(here.dev)
  return (await linuxDisks(there.dev)).some((disk) => disks.includes(disk))
}

/** Whether a folder is another or lies below it, wherever links lead. */
export async function isBelow(folder: string, root: string): Promise<boolean> {
  const way = path.relative(await realpath(root), await realpath(folder))
  return way === '' || (!way.startsWith('..') && !path.isAbsolute(way))
}
