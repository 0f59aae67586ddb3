import {
  ApiError,
  call,
  isOwner,
  LoadError,
  query,
  queryKey,
  SaveBar,
  showError,
  useBusy,
  useTitle,
  useUser,
} from '@kencana/screens'
import { ask, Card, CheckField, Empty, Form, IconUsers, KodeSelect, Page, popup, Segment, Skeleton } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useKelolaOptions, useLevelOptions } from '../users/users.picker.tsx'
import { hakAkses, menuDikenal, simpanHakAkses, simpanTemplate, templateLevel } from './hak-akses.contract.ts'
import css from './hak-akses.module.css'
import { PohonMenu } from './pohon-menu.part.tsx'

type Mode = 'user' | 'level'

const MODES = [
  { value: 'user', label: 'Per User' },
  { value: 'level', label: 'Template Level' },
] as const

const sama = (a: ReadonlySet<string>, b: ReadonlySet<string>) => a.size === b.size && [...a].every((one) => b.has(one))

/** Whose rights stand on the screen, kept in the address: ?user=KASIR or ?template=ya&level=KASIR. */
const useSiapa = () => {
  const search = useSearch({ strict: false }) as { user?: string; level?: string; template?: string }
  const navigate = useNavigate()
  const mode: Mode = search.level === undefined && search.template === undefined ? 'user' : 'level'
  const kode = (mode === 'user' ? search.user : search.level) ?? ''
  const pilih = (next: Mode, kode: string) =>
    void navigate({
      to: '.',
      replace: true,
      search: next === 'level' ? { template: 'ya', level: kode || undefined } : { user: kode || undefined },
    })
  return { mode, kode, pilih }
}

/** The rights as stored, and as ticked so far. */
const useMenu = (mode: Mode, kode: string) => {
  const user = useQuery({ ...query(hakAkses, { id: kode }), enabled: mode === 'user' && kode !== '', staleTime: 0 })
  const level = useQuery({
    ...query(templateLevel, { level: kode }),
    enabled: mode === 'level' && kode !== '',
    staleTime: 0,
  })
  const read = mode === 'user' ? user : level
  const [ubahan, setUbahan] = useState<{ kunci: string; menu: ReadonlySet<string> } | null>(null)
  const kunci = `${mode} ${kode}`
  const tersimpan = new Set(read.data?.menu ?? [])
  const dipilih = ubahan?.kunci === kunci ? ubahan.menu : tersimpan
  return {
    read,
    user: user.data,
    level: level.data,
    dipilih,
    berubah: !sama(dipilih, tersimpan),
    set: (menu: ReadonlySet<string>) => setUbahan({ kunci, menu }),
    reset: () => setUbahan(null),
  }
}

type Menu = ReturnType<typeof useMenu>

const useSimpan = (mode: Mode, kode: string, menu: Menu) => {
  const cache = useQueryClient()
  const { busy, run } = useBusy()
  const [terapkan, setTerapkan] = useState(false)
  const kirim = async () => {
    const isi = [...menu.dipilih]
    if (mode === 'user') return call(simpanHakAkses, { id: kode, versi: menu.user?.versi, menu: isi })
    const text = `Menu ${menu.level?.users ?? 0} user berlevel ${kode} diganti dengan template ini.`
    if (terapkan && !(await ask({ title: 'Anda Yakin !!', text }))) return null
    return call(simpanTemplate, { level: kode, menu: isi, terapkan })
  }
  // Somebody was faster: what is stored now must be seen before it is changed.
  const sesudah = (failure: unknown) =>
    failure instanceof ApiError && failure.status === 409 ? menu.read.refetch() : undefined
  const simpan = async () => {
    if (kode === '' || (!menu.berubah && !terapkan)) return
    await run(async () => {
      const answer = await kirim()
      if (answer) {
        await cache.invalidateQueries({ queryKey: queryKey(mode === 'user' ? hakAkses : templateLevel) })
        menu.reset()
        setTerapkan(false)
        popup('success', answer.message)
      }
    }, sesudah)
  }
  return { simpan, busy, terapkan, setTerapkan }
}

/** Takes over the menus of somebody else, as far as the person may hand them on. */
const useSalin = (boleh: readonly string[], menu: Menu) => async (dari: string) => {
  if (dari === '') return
  try {
    const lain = await call(hakAkses, { id: dari })
    const tinggal = [...menu.dipilih].filter((one) => !boleh.includes(one))
    menu.set(new Set([...tinggal, ...lain.menu.filter((one) => boleh.includes(one))]))
  } catch (error) {
    showError(error)
  }
}

interface PilihProps {
  mode: Mode
  kode: string
  menu: Menu
  boleh: readonly string[]
  simpan: ReturnType<typeof useSimpan>
  onPick: (mode: Mode, kode: string) => void
}

function Pilih({ mode, kode, menu, boleh, simpan, onPick }: PilihProps) {
  const saya = useUser()
  const users = useKelolaOptions()
  const levels = useLevelOptions()
  const salin = useSalin(boleh, menu)
  const biasa = levels.options.filter(({ kode }) => kode !== 'OWN' && kode !== 'SU')
  return (
    <Card>
      <div className={css.pilih}>
        {isOwner(saya) && (
          <div className={css.mode}>
            <Segment label="Hak akses untuk" value={mode} options={MODES} onChange={(next) => onPick(next, '')} />
          </div>
        )}
        {mode === 'user' ? (
          <>
            <KodeSelect
              name="user"
              label="User"
              required
              autoFocus
              value={kode}
              onChange={(next) => onPick('user', next)}
              {...users}
            />
            <KodeSelect
              name="salin"
              label="Salin Dari User"
              value=""
              disabled={menu.user === undefined}
              hint="Centangnya disalin, disimpan setelah Simpan Data"
              onChange={(next) => void salin(next)}
              loading={users.loading}
              options={users.options.filter((one) => one.kode !== kode)}
            />
          </>
        ) : (
          <>
            <KodeSelect
              name="level"
              label="Level"
              required
              value={kode}
              onChange={(next) => onPick('level', next)}
              loading={levels.loading}
              options={biasa}
            />
            <div className={css.terapkan}>
              <CheckField
                label={`Terapkan ke semua user level ini (${menu.level?.users ?? 0})`}
                value={simpan.terapkan}
                disabled={menu.level === undefined}
                onChange={simpan.setTerapkan}
              />
            </div>
          </>
        )}
      </div>
    </Card>
  )
}

function Isi({
  kode,
  mode,
  menu,
  known,
}: {
  kode: string
  mode: Mode
  menu: Menu
  known: { menu: string[]; boleh: string[] }
}) {
  const saya = useUser()
  if (kode === '')
    return (
      <Card>
        <Empty
          icon={<IconUsers size={22} />}
          title={mode === 'user' ? 'User Belum Dipilih' : 'Level Belum Dipilih'}
          hint="Menu yang dicentang langsung berlaku pada permintaan berikutnya."
        />
      </Card>
    )
  if (menu.read.isError) return <LoadError error={menu.read.error} onRetry={() => void menu.read.refetch()} />
  if (!menu.read.data)
    return (
      <Card>
        <Skeleton width={320} />
      </Card>
    )
  if (menu.user && (menu.user.level === 'OWN' || menu.user.level === 'SU'))
    return (
      <Card>
        <Empty
          icon={<IconUsers size={22} />}
          title="Level OWN Dan SU Memakai Semua Menu"
          hint={`${menu.user.user_name} tidak perlu diberi hak akses.`}
        />
      </Card>
    )
  const tetap = mode === 'user' && kode === saya.user_id && !isOwner(saya)
  return (
    <PohonMenu pohon={{ dikenal: known.menu, boleh: known.boleh, dipilih: menu.dipilih, onChange: menu.set, tetap }} />
  )
}

const BLANK = { menu: [], boleh: [] }

/** Which screens each user may open, and what new users of a level begin with. */
export default function HakAksesScreen() {
  useTitle('Hak Akses Users')
  const known = useQuery(query(menuDikenal, {}))
  const { mode, kode, pilih } = useSiapa()
  const menu = useMenu(mode, kode)
  const simpan = useSimpan(mode, kode, menu)
  const pindah = async (next: Mode, lain: string) => {
    const tinggal = { title: 'Perubahan Belum Disimpan', text: 'Tinggalkan perubahan ini ?' }
    if (menu.berubah && !(await ask(tinggal))) return
    menu.reset()
    pilih(next, lain)
  }
  const { menu: semua, boleh } = known.data ?? BLANK
  return (
    <Page
      path={['Manage Users', 'Hak Akses Users']}
      title="Hak Akses Users"
      bar={
        <SaveBar
          facts={[
            { label: mode === 'user' ? 'User' : 'Level', value: kode || '-' },
            { label: 'Menu', value: `${semua.filter((one) => menu.dipilih.has(one)).length} / ${semua.length}` },
          ]}
          saveText="Simpan Data"
          busyText="Sedang Menyimpan"
          busy={simpan.busy}
          disabled={kode === '' || (!menu.berubah && !simpan.terapkan)}
          onSave={() => void simpan.simpan()}
          {...(menu.berubah ? { onCancel: menu.reset } : {})}
        />
      }
    >
      <Form onSave={() => void simpan.simpan()}>
        <Pilih
          mode={mode}
          kode={kode}
          menu={menu}
          boleh={boleh}
          simpan={simpan}
          onPick={(next, lain) => void pindah(next, lain)}
        />
        {known.isError && !known.data ? (
          <LoadError error={known.error} onRetry={() => void known.refetch()} />
        ) : (
          <Isi kode={kode} mode={mode} menu={menu} known={known.data ?? BLANK} />
        )}
      </Form>
    </Page>
  )
}
