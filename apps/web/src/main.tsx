import { createQueryClient } from '@kencana/screens'
import { KencanaProvider } from '@kencana/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { router } from './router.tsx'
import { watchConnection } from './shell/connection.tsx'
import { ShopDay } from './shell/ShopDay.tsx'
import { watchUpdates } from './shell/update.ts'

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <KencanaProvider>
      <QueryClientProvider client={createQueryClient()}>
        <ShopDay>
          <RouterProvider router={router} />
        </ShopDay>
      </QueryClientProvider>
    </KencanaProvider>
  </StrictMode>,
)
watchConnection()
// The worker can wait: first the person sees the list.
window.addEventListener('load', () => setTimeout(watchUpdates, 2_000))
