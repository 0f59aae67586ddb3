import { lazy } from 'react'

/** The camera as a scanner, loaded when somebody opens it. */
export const PindaiKamera = lazy(() => import('./PindaiKamera.tsx'))
