import { isOwner, useUser } from '@kencana/screens'
import {
  DropMenu,
  IconCheck,
  IconChevronDown,
  IconKey,
  IconLogout,
  IconMonitor,
  IconMoon,
  IconShield,
  IconSpinner,
  IconStore,
  IconSun,
  IconSwap,
  type MenuEntry,
} from '@kencana/ui'
import { useMantineColorScheme } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { DialogUser } from './find.ts'
import css from './Header.module.css'
import { useLogout } from './useLogout.ts'

const GantiPassword = lazy(() => import('./GantiPassword.tsx'))
const PinSaksi = lazy(() => import('./PinSaksi.tsx'))
const PindahToko = lazy(() => import('./PindahToko.tsx'))
const TutupToko = lazy(() => import('./TutupToko.tsx'))

type Dialog = DialogUser | null

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')

const THEMES = [
  { value: 'auto', label: 'Tema Sistem', icon: IconMonitor },
  { value: 'light', label: 'Tema Terang', icon: IconSun },
  { value: 'dark', label: 'Tema Gelap', icon: IconMoon },
] as const

const actions = (owner: boolean, open: (dialog: Dialog) => void): MenuEntry[] => [
  {
    key: 'tutup',
    text: (
      <>
        Tutup Toko
        {!owner && <span className={css.reason}>Hanya OWN dan SU yang menutup toko</span>}
      </>
    ),
    icon: <IconStore />,
    disabled: !owner,
    onPick: () => open('tutup'),
  },
  { key: 'password', text: 'Ganti Password', icon: <IconKey />, onPick: () => open('password') },
  { key: 'pin', text: 'PIN Saksi', icon: <IconShield />, onPick: () => open('pin') },
  ...(owner ? [{ key: 'pindah', text: 'Pindah Toko', icon: <IconSwap />, onPick: () => open('pindah') }] : []),
]

/** The user's menu: Tutup Toko, Ganti Password, PIN Saksi, Pindah Toko, theme, Logout. */
export function UserMenu() {
  const user = useUser()
  const owner = isOwner(user)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [dialog, setDialog] = useState<Dialog>(null)
  const { run, busy } = useLogout()
  const close = () => setDialog(null)
  const themes = THEMES.map(
    ({ value, label, icon: Drawn }, at): MenuEntry => ({
      key: value,
      text: label,
      icon: <Drawn />,
      right: colorScheme === value && <IconCheck aria-hidden={false} aria-label="dipakai" />,
      stays: true,
      line: at === 0,
      onPick: () => setColorScheme(value),
    }),
  )
  return (
    <>
      <DropMenu
        look={{ position: 'bottom-end', offset: 6, width: 264 }}
        target={(wiring) => (
          <button type="button" className={css.user} aria-label={`Menu ${user.user_name}`} {...wiring}>
            <span className={css.avatar}>{initials(user.user_name)}</span>
            <span className={css.userText}>
              <b>{user.user_name}</b>
              <small>{user.level}</small>
            </span>
            <IconChevronDown />
          </button>
        )}
        entries={[
          ...actions(owner, setDialog),
          ...themes,
          {
            key: 'logout',
            text: 'Logout',
            icon: busy ? <IconSpinner /> : <IconLogout />,
            disabled: busy,
            line: true,
            onPick: () => void run(),
          },
        ]}
      />
      <Suspense>
        {dialog === 'tutup' && <TutupToko onClose={close} />}
        {dialog === 'password' && <GantiPassword onClose={close} />}
        {dialog === 'pin' && <PinSaksi onClose={close} />}
        {dialog === 'pindah' && <PindahToko onClose={close} />}
      </Suspense>
    </>
  )
}
