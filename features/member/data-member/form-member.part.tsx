import type { OutputOf } from '@kencana/contract'
import { FormDialog, type MasterFormParts, useUser } from '@kencana/screens'
import { DateField, FieldGrid, KodeSelect, TextField } from '@kencana/ui'
import { IdentitasLengkap } from '../privasi/identitas-lengkap.shared.tsx'
import { member, simpanIdentitas } from './data-member.contract.ts'

type Row = OutputOf<typeof member.list>['rows'][number]

const SETUJU = [
  { kode: 'YA', nama: 'boleh dikirimi pesan' },
  { kode: 'TIDAK', nama: 'tidak dikirimi pesan' },
]

/** His paper: its end is shown to all who keep members, the whole to OWN and SU, who are written down. */
export function Identitas({ row, onClose }: { row: Row; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={simpanIdentitas}
      initial={{ kode_member: row.kode_member, nik: '' }}
      title="Identitas Member"
      about={`${row.kode_member} ${row.nama_member}`}
      saveText="Simpan Data"
      changes={[member.list]}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <IdentitasLengkap dokumen={row.kode_member} samar={row.identitas} />
          <TextField {...field('nik')} label="NIK" placeholder="atau No SIM, paspor" required autoFocus />
        </>
      )}
    </FormDialog>
  )
}

/** The fields of a member. */
export function FormMember({ field, values, editing }: MasterFormParts<typeof member.create.input>) {
  const { hari_ini } = useUser()
  return (
    <FieldGrid>
      <TextField {...field('nama_member')} label="Nama Member" required autoFocus />
      <TextField {...field('no_hp')} label="No HP" inputMode="tel" />
      <TextField {...field('alamat')} label="Alamat" />
      <DateField {...field('tgl_lahir')} value={values.tgl_lahir ?? ''} label="Tanggal Lahir" max={hari_ini} typed />
      <KodeSelect {...field('setuju_pesan')} label="Setuju Pesan" required options={SETUJU} />
      <TextField {...field('catatan')} label="Catatan" />
      <TextField
        {...field('kode_member')}
        label="Kode Member"
        placeholder="kosong: nomor berikutnya"
        readOnly={editing}
      />
    </FieldGrid>
  )
}
