import type { OutputOf } from '@kencana/contract'
import { isOwner, useOptions, useUser } from '@kencana/screens'
import { Card, CheckField, KodeSelect, Segment } from '@kencana/ui'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { kelolaUsers } from '../users/users.contract.ts'
import { useLevelOptions } from '../users/users.picker.tsx'
import css from './hak-akses.module.css'
import { type HakDipilih, type Mode, useSalinHak, type useSimpanHak } from './isi-hak.part.tsx'

const USER = ({ user_id, user_name, level }: OutputOf<typeof kelolaUsers>[number]) => ({
  kode: user_id,
  nama: `${user_name}, ${level}`,
})

const BELUM = <JalanKeluar ke="user" />
const BELUM_LAIN = <JalanKeluar ke="user" di="lain" />

const MODES = [
  { value: 'user', label: 'Per User' },
  { value: 'level', label: 'Template Level' },
  { value: 'semua', label: 'Semua Level' },
] as const

interface PilihHakProps {
  mode: Mode
  kode: string
  hak: HakDipilih
  saving: ReturnType<typeof useSimpanHak>
  onPick: (mode: Mode, kode: string) => void
}

function PilihUser({ kode, hak, onPick }: Pick<PilihHakProps, 'kode' | 'hak' | 'onPick'>) {
  const users = useOptions(kelolaUsers, {}, USER, BELUM)
  const copy = useSalinHak(hak)
  return (
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
        disabled={hak.user === undefined}
        hint="Centangnya disalin, disimpan setelah Simpan Data"
        onChange={(next) => void copy(next)}
        {...users}
        options={users.options.filter((one) => one.kode !== kode)}
        empty={users.empty && BELUM_LAIN}
      />
    </>
  )
}

function PilihLevel({ kode, hak, saving, onPick }: Omit<PilihHakProps, 'mode'>) {
  const levels = useLevelOptions()
  return (
    <>
      <KodeSelect
        name="level"
        label="Level"
        required
        value={kode}
        onChange={(next) => onPick('level', next)}
        {...levels}
        options={levels.options.filter((one) => one.kode !== 'OWN' && one.kode !== 'SU')}
      />
      <div className={css.terapkan}>
        <CheckField
          label={`Terapkan ke semua user level ini (${hak.level?.users ?? 0})`}
          value={saving.terapkan}
          disabled={hak.level === undefined}
          onChange={saving.setTerapkan}
        />
      </div>
    </>
  )
}

/** Whose rights are looked at: a user's, a level's, or all levels beside each other. */
export function PilihHak({ mode, ...rest }: PilihHakProps) {
  const user = useUser()
  return (
    <Card>
      <div className={css.pilih}>
        {isOwner(user) && (
          <div className={css.mode}>
            <Segment label="Hak akses untuk" value={mode} options={MODES} onChange={(next) => rest.onPick(next, '')} />
          </div>
        )}
        {mode === 'user' && <PilihUser {...rest} />}
        {mode === 'level' && <PilihLevel {...rest} />}
      </div>
    </Card>
  )
}
