import { KencanaProvider } from '@kencana/ui'
import { createRoot } from 'react-dom/client'
import { DevPage } from './dev/DevPage.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(
  <KencanaProvider>
    <DevPage />
  </KencanaProvider>,
)
