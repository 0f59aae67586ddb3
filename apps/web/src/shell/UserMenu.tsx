import { ApiError, call, endSession, isOwner, useUser } from '@kencana/screens'
import {
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
  toast,
} from '@kencana/ui'
import { Menu, useMantineColorScheme } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { logout } from '../../../../features/akses/sesi/sesi.contract.ts'
import css from './Header.module.css'

const GantiPassword = lazy(() => import('./GantiPassword.tsx'))
const PinSaksi = lazy(() => import('./PinSaksi.tsx'))
const PindahToko = lazy(() => import('./PindahToko.tsx'))
const TutupToko = lazy(() => import('./TutupToko.tsx'))

type Dialog = 'tutup' | 'password' | 'pin' | 'pindah' | null

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0] ?? '')
    .join('')

/** Ends the session on the server and here; here even when the server does not answer. */
const useLogout = () => {
  const navigate = useNavigate()
  const cache = useQueryClient()
  const user = useUser()
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await call(logout, { user_id: user.user_id })
    } catch (error) {
      if (!(error instanceof ApiError) || error.failure !== 'session')
        toast('error', error instanceof ApiError && error.failure === 'refused' ? error.message : 'Gagal Logout')
    }
    endSession()
    cache.clear()
    void navigate({ to: '/' })
  }
  return { run, busy }
}

const THEMES = [
  { value: 'auto', label: 'Tema Sistem', icon: IconMonitor },
  { value: 'light', label: 'Tema Terang', icon: IconSun },
  { value: 'dark', label: 'Tema Gelap', icon: IconMoon },
] as const

/** The user's menu: Tutup Toko, Ganti Password, PIN Saksi, Pindah Toko, theme, Logout. */
export function UserMenu() {
  const user = useUser()
  const owner = isOwner(user)
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [dialog, setDialog] = useState<Dialog>(null)
  const { run, busy } = useLogout()
  const close = () => setDialog(null)
  return (
    <>
      <Menu position="bottom-end" offset={6} width={264} transitionProps={{ duration: 120 }}>
        <Menu.Target>
          <button type="button" className={css.user} aria-label={`Menu ${user.user_name}`}>
            <span className={css.avatar}>{initials(user.user_name)}</span>
            <span className={css.userText}>
              <b>{user.user_name}</b>
              <small>{user.level}</small>
            </span>
            <IconChevronDown />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconStore />} disabled={!owner} onClick={() => setDialog('tutup')}>
            Tutup Toko
            {!owner && <span className={css.reason}>Hanya OWN dan SU yang menutup toko</span>}
          </Menu.Item>
          <Menu.Item leftSection={<IconKey />} onClick={() => setDialog('password')}>
            Ganti Password
          </Menu.Item>
          <Menu.Item leftSection={<IconShield />} onClick={() => setDialog('pin')}>
            PIN Saksi
          </Menu.Item>
          {owner && (
            <Menu.Item leftSection={<IconSwap />} onClick={() => setDialog('pindah')}>
              Pindah Toko
            </Menu.Item>
          )}
          <Menu.Divider />
          {THEMES.map((theme) => (
            <Menu.Item
              key={theme.value}
              closeMenuOnClick={false}
              leftSection={<theme.icon />}
              rightSection={colorScheme === theme.value && <IconCheck aria-hidden={false} aria-label="dipakai" />}
              onClick={() => setColorScheme(theme.value)}
            >
              {theme.label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item leftSection={busy ? <IconSpinner /> : <IconLogout />} disabled={busy} onClick={() => void run()}>
            Logout
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === 'tutup' && <TutupToko onClose={close} />}
        {dialog === 'password' && <GantiPassword onClose={close} />}
        {dialog === 'pin' && <PinSaksi onClose={close} />}
        {dialog === 'pindah' && <PindahToko onClose={close} />}
      </Suspense>
    </>
  )
}
