import type { OutputOf } from '@kencana/contract'
import { FormDialog, isOwner, type MasterFormParts, query, useUser } from '@kencana/screens'
import { DateField, FieldGrid, KodeSelect, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { identitasMember, member, simpanIdentitas } from './data-member.contract.ts'

type Row = OutputOf<typeof member.list>['rows'][number]

const SETUJU = [
  { kode: 'YA', nama: 'boleh dikirimi pesan' },
  { kode: 'TIDAK', nama: 'tidak dikirimi pesan' },
]

/** His paper: its end is shown to all who keep members, the whole to OWN and SU. */
export function Identitas({ row, onClose }: { row: Row; onClose: () => void }) {
  const lengkap = useQuery({
    ...query(identitasMember, { kode_member: row.kode_member }),
    enabled: isOwner(useUser()) && row.identitas !== '',
  })
  const kini = lengkap.data ? `${lengkap.data.jenis_identitas} ${lengkap.data.no_identitas}` : row.identitas
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
          <p>
            Tercatat: <b className="k-mono">{kini === '' ? '-' : kini}</b>
          </p>
          <TextField {...field('nik')} label="NIK" placeholder="atau No SIM, paspor" required autoFocus />
        </>
      )}
    </FormDialog>
  )
}

/** The fields of a member. */
export function FormMember({ field, values, editing }: MasterFormParts<typeof member.create.input>) {
  return (
    <FieldGrid>
      <TextField {...field('nama_member')} label="Nama Member" required autoFocus />
      <TextField {...field('no_hp')} label="No HP" inputMode="tel" />
      <TextField {...field('alamat')} label="Alamat" />
      <DateField {...field('tgl_lahir')} value={values.tgl_lahir ?? ''} label="Tanggal Lahir" />
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
