import { call, showError } from '@kencana/screens'
import { simpanFotoBarang } from './data-barang.contract.ts'

const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('Foto Tidak Bisa Dibaca'))
    reader.readAsDataURL(file)
  })

/** Sends the photo of a saved item. The item stays saved when its photo is refused: that is told apart. */
export const kirimFoto = async (kode_barang: string, foto: Blob): Promise<void> => {
  try {
    await call(simpanFotoBarang, { kode_barang, foto: await dataUrl(foto) })
  } catch (error) {
    showError(error)
  }
}
