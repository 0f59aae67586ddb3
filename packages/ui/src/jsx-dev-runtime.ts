/** What the development build makes elements with: the same, without React's words on where each stands. */
import { jsx } from './jsx-runtime.ts'

export { Fragment } from './jsx-runtime.ts'
export const jsxDEV = jsx
