import { nomor } from '@kencana/contract'
import { EntryDialog, type EntryProps, query, useOptions } from '@kencana/screens'
import { cellText, FieldGrid, KodeSelect, RupiahField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { kodeTransaksi } from '../../master/kode-transaksi/kode-transaksi.contract.ts'
import { SELISIH_KAS } from '../uang/uang.contract.ts'
import { barangBelumDitagih, barangTagihan } from './tagihan.contract.ts'

/** A line as the draft keeps it: goods of a factory, or a cost. */
export interface Baris {
  untuk: string
  barang: boolean
  nama: string
  nilai: number
}

const isian = z.object({ untuk: nomor('Untuk'), nilai: barangTagihan.shape.nilai })

const useBiaya = () =>
  useOptions(kodeTransaksi.list, {}, ({ kode_transaksi, deskripsi, lawan }) => ({
    kode: kode_transaksi,
    nama: deskripsi,
    lawan,
  }))

/** What goods or costs may be billed for: gold that nobody billed yet in front. */
const useUntuk = (others: readonly Baris[]) => {
  const barang = useQuery({ ...query(barangBelumDitagih, {}), staleTime: 0 })
  const { options } = useBiaya()
  const biaya = (options as readonly { kode: string; nama: string; lawan?: string }[]).filter(
    ({ kode, lawan }) => lawan === 'BIAYA' && kode !== SELISIH_KAS,
  )
  const emas = (barang.data ?? [])
    .filter(({ no_bahan_stok }) => others.every(({ untuk }) => untuk !== no_bahan_stok))
    .map((one) => ({
      kode: one.no_bahan_stok,
      nama: `${one.kode_group} ${cellText('gram', one.berat)} g`,
      pasar: one.nilai_pasar,
    }))
  return { emas, biaya, loading: barang.isPending }
}

/** One line: which goods or which cost, and for how much. */
export function BarisTagihan({ initial, onSave, onClose, others }: EntryProps<Baris> & { others: readonly Baris[] }) {
  const { emas, biaya, loading } = useUntuk(others)
  const options = [...emas, ...biaya]
  return (
    <EntryDialog
      schema={isian}
      initial={{ untuk: initial?.untuk ?? '', nilai: initial?.nilai ?? null }}
      title="Isi Tagihan"
      size={520}
      onSave={({ untuk, nilai }) =>
        onSave({
          untuk,
          nilai,
          barang: emas.some(({ kode }) => kode === untuk),
          nama: options.find(({ kode }) => kode === untuk)?.nama ?? initial?.nama ?? '',
        })
      }
      onClose={onClose}
    >
      {({ field, values }) => {
        const pasar = emas.find(({ kode }) => kode === values.untuk)?.pasar
        return (
          <FieldGrid>
            <KodeSelect {...field('untuk')} label="Untuk" required autoFocus options={options} loading={loading} />
            <RupiahField
              {...field('nilai')}
              label="Jumlah"
              required
              {...(pasar === undefined ? {} : { note: `harga jual Rp. ${cellText('rupiah', pasar)}` })}
            />
          </FieldGrid>
        )
      }}
    </EntryDialog>
  )
}
