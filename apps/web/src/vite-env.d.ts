/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

declare module 'virtual:screens' {
  /** In the order of the menu. */
  export const LOADS: readonly (() => Promise<{ default: unknown }>)[]
}
