import type { MenuEntry } from '@kencana/contract'

const PENGATURAN = ['Pengaturan'] as const

export const neracaMenu = [
  { path: '/audit-neraca', title: 'Audit Neraca', group: PENGATURAN, screen: 'neraca/neraca', levels: ['OWN'] },
] as const satisfies readonly MenuEntry[]
