/** A wrong percentage of a category put right from today on: what holds now and since when, and what stays. */

import type { OutputOf } from '@kencana/contract'
import { formatDesimal } from '@kencana/ledger'
import { FormDialog, useUser } from '@kencana/screens'
import { FieldGrid, TextField } from '@kencana/ui'
import { artiHarga } from '../parameter-harga-emas/arti-harga.contract.ts'
import { PersentaseKategori } from '../parameter-harga-emas/arti-harga.shared.tsx'
import { group } from './group.contract.ts'
import { koreksiPersentase } from './koreksi-persentase.contract.ts'

interface KoreksiPersentaseProps {
  row: OutputOf<typeof group.list>[number]
  onClose: () => void
}

export default function KoreksiPersentase({ row, onClose }: KoreksiPersentaseProps) {
  const { tgl_system, zona_waktu } = useUser()
  const { kode_group, nama_group, persentase, persentase_sejak } = row
  const sejak = persentase_sejak
    ? `sejak ${new Date(persentase_sejak).toLocaleString('sv-SE', { timeZone: zona_waktu }).slice(0, 16)}`
    : 'sejak awal'
  return (
    <FormDialog
      endpoint={koreksiPersentase}
      initial={{ kode_group, mulai: tgl_system, persentase: '', alasan: '' }}
      title="Betulkan Persentase"
      about={`${kode_group} ${nama_group}`}
      changes={[group.list, artiHarga]}
      onClose={onClose}
    >
      {({ field }) => (
        <FieldGrid>
          <p>
            Sekarang <b className="k-mono">{formatDesimal(persentase / 10_000)} %</b> {sejak}. Yang baru berlaku mulai
            hari toko ini, <b className="k-mono">{tgl_system}</b>.
          </p>
          <p className="k-dim">
            Harga pokok emas yang sudah ada, dokumen yang sudah dibuat dan laporan hari yang sudah ditutup tetap.
          </p>
          <PersentaseKategori
            {...field('persentase')}
            label="Persentase"
            required
            autoFocus
            kode_group={kode_group}
            nama={nama_group}
          />
          <TextField {...field('alasan')} label="Alasan" required maxLength={200} />
        </FieldGrid>
      )}
    </FormDialog>
  )
}
