import { KencanaProvider, loadFaces } from '@kencana/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queries } from './queries.ts'
import { router } from './router.tsx'
import { watchConnection } from './shell/connection.tsx'
import { ShopDay } from './shell/ShopDay.tsx'
import { keepWithoutLine, watchUpdates } from './shell/update.ts'

const draw = () =>
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <KencanaProvider>
        <QueryClientProvider client={queries}>
          <ShopDay>
            <RouterProvider router={router} />
          </ShopDay>
        </QueryClientProvider>
      </KencanaProvider>
    </StrictMode>,
  )

// Drawn once, with its screen, rows and faces, rather than piece by piece; a slow network still shows the shell first.
const SOON = 200
const ready = Promise.all([router.load(), loadFaces()])
void Promise.race([ready, new Promise((resolve) => setTimeout(resolve, SOON))]).then(draw, draw)
watchConnection()
// The worker can wait: first the person sees the list. A customer who looks at his paper needs none, nor a
// customer's screen; on a television nobody could answer what it asks.
const halaman = /^\/(nota|service|papan-harga\/.+|layar-pelanggan\/.+)(\/|$)/.exec(location.pathname)?.[1]
const jaga = halaman?.startsWith('papan-harga') ? keepWithoutLine : watchUpdates
if (halaman === undefined || jaga === keepWithoutLine) window.addEventListener('load', () => setTimeout(jaga, 2_000))
