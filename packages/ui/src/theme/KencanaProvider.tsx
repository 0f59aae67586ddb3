import '@mantine/core/styles/baseline.css'
import '@mantine/core/styles/default-css-variables.css'
import '@mantine/core/styles/global.css'
import '@mantine/core/styles/UnstyledButton.css'
import '@mantine/core/styles/VisuallyHidden.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Menu.css'
import './fonts.css'
import './base.css'
import './kit.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { FeedbackHost } from '../feedback/FeedbackHost.tsx'
import { cssVariablesResolver, theme } from './theme.ts'

/** Root of every page: theme (following the system until the user chooses), fonts, popups and toasts. */
export function KencanaProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      {children}
      <FeedbackHost />
    </MantineProvider>
  )
}
