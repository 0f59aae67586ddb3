/** A picture as text: how it travels to the server and waits in a draft. */
export const dataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('Foto Tidak Bisa Dibaca'))
    reader.readAsDataURL(file)
  })
