import type { ScreenEntry } from './entry.ts'

export const pesananMenu: readonly ScreenEntry[] = []
