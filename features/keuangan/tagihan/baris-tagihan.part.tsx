import { nomor, type OutputOf } from '@kencana/contract'
import { EntryDialog, type EntryProps, type Options, optionsOf, query, useOptions } from '@kencana/screens'
import { cellText, FieldGrid, KodeSelect, RupiahField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
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

const BIAYA = ({ kode_transaksi, deskripsi, lawan }: OutputOf<typeof kodeTransaksi.list>[number]) => ({
  kode: kode_transaksi,
  nama: deskripsi,
  lawan,
})

const DITAGIH = ({ kode, lawan }: ReturnType<typeof BIAYA>) => lawan === 'BIAYA' && kode !== SELISIH_KAS

const BELUM = <JalanKeluar ke="uang" di="dengan lawan BIAYA" />

/** What goods or costs may be billed for: gold that nobody billed yet in front. */
const useUntuk = (others: readonly Baris[]) => {
  const barang = useQuery({ ...query(barangBelumDitagih, {}), staleTime: 0 })
  const biaya = useOptions(kodeTransaksi.list, {}, BIAYA, BELUM, DITAGIH)
  const emas = (barang.data ?? [])
    .filter(({ no_bahan_stok }) => others.every(({ untuk }) => untuk !== no_bahan_stok))
    .map((one) => ({
      kode: one.no_bahan_stok,
      nama: `${one.kode_group} ${cellText('gram', one.berat)} g`,
      pasar: one.nilai_pasar,
    }))
  const { loading, onOpen } = optionsOf(barang, emas, null)
  const pilihan: Options = {
    options: [...emas, ...biaya.options],
    loading: loading || biaya.loading,
    empty: biaya.empty,
    onOpen: (kosong) => {
      onOpen(kosong)
      biaya.onOpen(kosong)
    },
  }
  return { emas, pilihan }
}

/** One line: which goods or which cost, and for how much. */
export function BarisTagihan({ initial, onSave, onClose, others }: EntryProps<Baris> & { others: readonly Baris[] }) {
  const { emas, pilihan } = useUntuk(others)
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
          nama: pilihan.options.find(({ kode }) => kode === untuk)?.nama ?? initial?.nama ?? '',
        })
      }
      onClose={onClose}
    >
      {({ field, values }) => {
        const pasar = emas.find(({ kode }) => kode === values.untuk)?.pasar
        return (
          <FieldGrid>
            <KodeSelect {...field('untuk')} label="Untuk" required autoFocus {...pilihan} />
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
