import { bentuk } from '@kencana/ledger'
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

const root = createRoot(document.getElementById('root') as HTMLElement)
const draw = () =>
  root.render(
    // Anew from the beginning in another form: what was drawn in the one before stays nowhere.
    <StrictMode key={bentuk()}>
      <KencanaProvider>
        <QueryClientProvider client={queries}>
          <ShopDay>
            <RouterProvider router={router} />
          </ShopDay>
        </QueryClientProvider>
      </KencanaProvider>
    </StrictMode>,
  )

// A customer who looks at his paper, the prices on a television, and a customer's screen: nobody is logged in there.
const halaman = /^\/(nota|service|papan-harga|layar-pelanggan)\/./.exec(location.pathname)?.[1]
const asked =
  halaman === undefined ? undefined : import('./shell/tanpa-login.ts').then((one) => one.ikuti(halaman, draw))

// Drawn once, with its screen, rows and faces, rather than piece by piece; a slow network still shows the shell first.
const SOON = 200
const ready = Promise.all([router.load(), loadFaces(), asked])
void Promise.race([ready, new Promise((resolve) => setTimeout(resolve, SOON))])
  .then(draw, draw)
  .then(() => asked?.then(draw, draw))
watchConnection()
// The worker can wait: first the person sees the list. Who looks at his paper needs none, nor a customer's screen; on a
// television nobody could answer what it asks.
const jaga = halaman === 'papan-harga' ? keepWithoutLine : watchUpdates
if (halaman === undefined || jaga === keepWithoutLine) window.addEventListener('load', () => setTimeout(jaga, 2_000))
