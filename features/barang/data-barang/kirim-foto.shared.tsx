import { call, showError } from '@kencana/screens'
import { dataUrl } from '@kencana/ui'
import { simpanFotoBarang } from './data-barang.contract.ts'

/** Sends the photo of a saved item. The item stays saved when its photo is refused: that is told apart. */
export const kirimFoto = async (kode_barang: string, foto: Blob): Promise<void> => {
  try {
    await call(simpanFotoBarang, { kode_barang, foto: await dataUrl(foto) })
  } catch (error) {
    showError(error)
  }
}
