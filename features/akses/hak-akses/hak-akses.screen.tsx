import { isOwner, LoadError, query, SaveBar, useTitle, useUser } from '@kencana/screens'
import { ask, Card, Empty, Form, IconUsers, Page, Skeleton } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useRiwayat } from '../../pengaturan/riwayat/riwayat.shared.tsx'
import { menuDikenal, simpanHakAkses } from './hak-akses.contract.ts'
import { HakHilang } from './hak-hilang.part.tsx'
import { type HakDipilih, type Mode, type Rights, useHak, useSiapa, useSimpanHak } from './isi-hak.part.tsx'
import { MatriksHak } from './matriks-hak.part.tsx'
import { PilihHak } from './pilih-hak.part.tsx'
import { PohonMenu } from './pohon-menu.part.tsx'

interface IsiProps {
  kode: string
  mode: Mode
  hak: HakDipilih
  dikenal: readonly string[]
  rights: Rights
}

function Isi({ kode, mode, hak, dikenal, rights }: IsiProps) {
  const user = useUser()
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
  if (hak.read.isError) return <LoadError error={hak.read.error} onRetry={() => void hak.read.refetch()} />
  if (!hak.read.data)
    return (
      <Card>
        <Skeleton width={320} />
      </Card>
    )
  if (hak.user && isOwner(hak.user))
    return (
      <Card>
        <Empty
          icon={<IconUsers size={22} />}
          title="Level OWN Dan SU Memakai Semua Menu"
          hint={`${hak.user.user_name} tidak perlu diberi hak akses.`}
        />
      </Card>
    )
  return <PohonMenu pohon={{ dikenal, rights, ticked: hak.ticked, onChange: hak.set, tetap: !isOwner(user) }} />
}

const NONE = { menu: [], aksi: [] }

/** Which screens each user may open, what he may do there, and what new users of a level begin with. */
export default function HakAksesScreen() {
  useTitle('Hak Akses Users')
  const known = useQuery(query(menuDikenal, {}))
  const { mode, kode, pick } = useSiapa()
  const hak = useHak(mode, kode)
  const saving = useSimpanHak(mode, kode, hak)
  const user = useUser()
  const riwayat = useRiwayat('hak')
  const change = async (next: Mode, other: string) => {
    const leave = { title: 'Perubahan Belum Disimpan', text: 'Tinggalkan perubahan ini ?' }
    if (hak.changed && !(await ask(leave))) return
    hak.reset()
    pick(next, other)
  }
  const { menu: dikenal, aksi: rights } = known.data ?? NONE
  const save = () => void saving.save()
  return (
    <Page
      path={['Manage Users', 'Hak Akses Users']}
      title="Hak Akses Users"
      actions={isOwner(user) && mode === 'user' && hak.user && riwayat.tombol(kode)}
      bar={
        isOwner(user) &&
        mode !== 'semua' && (
          <SaveBar
            write={simpanHakAkses}
            facts={[
              { label: mode === 'user' ? 'User' : 'Level', value: kode || '-' },
              { label: 'Menu', value: `${dikenal.filter((one) => hak.ticked.has(one)).length} / ${dikenal.length}` },
              { label: 'Hak', value: [...hak.ticked].filter((one) => one.includes('#')).length },
            ]}
            busy={saving.busy}
            disabled={kode === '' || (!hak.changed && !saving.terapkan)}
            onSave={save}
            {...(hak.changed ? { onCancel: hak.reset } : {})}
          />
        )
      }
    >
      {riwayat.dialog}
      <Form onSave={save}>
        <HakHilang />
        <PilihHak
          mode={mode}
          kode={kode}
          hak={hak}
          saving={saving}
          onPick={(next, other) => void change(next, other)}
        />
        {known.isError && !known.data ? (
          <LoadError error={known.error} onRetry={() => void known.refetch()} />
        ) : mode === 'semua' ? (
          <MatriksHak dikenal={dikenal} rights={rights} onPick={(level) => void change('level', level)} />
        ) : (
          <Isi kode={kode} mode={mode} hak={hak} dikenal={dikenal} rights={rights} />
        )}
      </Form>
    </Page>
  )
}
