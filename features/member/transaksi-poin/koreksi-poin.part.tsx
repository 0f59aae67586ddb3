import type { OutputOf } from '@kencana/contract'
import { FormDialog, query } from '@kencana/screens'
import { FieldGrid, IntField, Segment, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { MemberField } from '../pelanggan/member-field.shared.tsx'
import { type getKoreksiPoin, koreksiPoin, listPoin, saldoMember } from './transaksi-poin.contract.ts'

const ARAH = ['TAMBAH', 'KURANGI'] as const

/** What the chosen member has. */
function Saldo({ kode_member }: { kode_member: string }) {
  const { data } = useQuery({ ...query(saldoMember, { kode_member }), staleTime: 0, enabled: kode_member !== '' })
  if (!data) return null
  return (
    <p>
      Poin sekarang: <b className="k-mono">{data.saldo - data.tunggakan}</b>
    </p>
  )
}

interface KoreksiPoinProps {
  onSaved: (koreksi: OutputOf<typeof getKoreksiPoin>) => void
  onClose: () => void
}

/** Points of a member put right by OWN or SU. */
export function KoreksiPoin({ onSaved, onClose }: KoreksiPoinProps) {
  const [member, setMember] = useState<{ kode_member: string; nama: string } | null>(null)
  return (
    <FormDialog
      endpoint={koreksiPoin}
      initial={{ kode_member: '', arah: 'TAMBAH', jumlah: null, alasan: '' }}
      title="Koreksi Poin"
      changes={[listPoin, saldoMember]}
      note={({ no_koreksi_poin }) => no_koreksi_poin}
      onSaved={({ data }) => onSaved(data)}
      onClose={onClose}
    >
      {({ field, values, set }) => (
        <FieldGrid>
          <MemberField
            name="kode_member"
            dipilih={member}
            onPilih={(satu) => {
              setMember(satu)
              set({ kode_member: satu?.kode_member ?? '' })
            }}
            error={field('kode_member').error}
          />
          <Saldo kode_member={values.kode_member} />
          <Segment label="Tambah atau kurangi" value={values.arah} onChange={(arah) => set({ arah })} options={ARAH} />
          <IntField {...field('jumlah')} label="Jumlah Poin" required />
          <TextField {...field('alasan')} label="Alasan" required maxLength={200} />
        </FieldGrid>
      )}
    </FormDialog>
  )
}
