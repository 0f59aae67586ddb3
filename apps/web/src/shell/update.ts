import { registerSW } from 'virtual:pwa-register'
import { ask } from '@kencana/ui'

/** A new version waits until the person agrees; agreeing activates it and reloads. */
export const watchUpdates = (): void => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const offer = async () => {
    const yes = await ask({
      title: 'Update Tersedia, Silahkan Tutup Tab Halaman ini dan buka kembali',
      ok: 'OK',
      cancel: 'Batal',
    })
    if (!yes) return
    // The plugin reloads when the new worker takes over; a page that no worker serves yet would wait for ever.
    const served = navigator.serviceWorker.controller !== null
    await activate(true)
    if (!served) window.location.reload()
  }
  const activate = registerSW({
    onNeedRefresh: () => void offer(),
    // Registration errors are only logged (specification, section 8).
    onRegisterError: (error: unknown) => console.warn('Service worker', error),
  })
}
