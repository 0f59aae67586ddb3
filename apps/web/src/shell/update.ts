import { registerSW } from 'virtual:pwa-register'
import { ask } from '@kencana/ui'

/**
 * A page that nobody sits at: it is kept for the time without a line, and a new version takes its place by itself. Its first visit is
 * loaded twice, for what a page loaded before its worker was there is not kept.
 */
export const keepWithoutLine = (): void => {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  const activate = registerSW({
    onNeedRefresh: () => void activate(true),
    onRegisterError: (error: unknown) => console.warn('Service worker', error),
  })
  if (navigator.serviceWorker.controller === null)
    void navigator.serviceWorker.ready.then(() => window.location.reload())
}

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
