import { rp } from '@kencana/ledger'
import { gramText } from '@kencana/screens'
import { cellText, FieldGrid, FormModal, GramField, RupiahField, Segment, Sums, unready } from '@kencana/ui'
import { useState } from 'react'
import { FotoBarang } from '../../barang/data-barang/foto.shared.tsx'
import { type BarisJual, bagian, penuh } from './baris-jual.part.tsx'
import css from './transaksi-penjualan.module.css'

interface EditHargaProps {
  row: BarisJual
  /** Whether the shop weighs what it sells again. */
  timbang: boolean
  /** It has to be weighed before it is sold, and was not. */
  kurang: boolean
  onSave: (row: BarisJual) => void
  onClose: () => void
}

const TIPE = [
  { value: 'TOTAL', label: 'Total' },
  { value: 'GRAM', label: 'Per gram' },
] as const

const rincian = (row: BarisJual): [string, string][] => {
  const { harga_jual, ongkos, diskon } = bagian(row)
  return [
    [`${gramText(row.berat)} kadar ${row.kadar}`, cellText('rupiah', row.harga_hitung)],
    ...(harga_jual > row.harga_hitung
      ? ([['Dinaikkan', cellText('rupiah', harga_jual - row.harga_hitung)]] as [string, string][])
      : []),
    ...(row.harga_atribut > 0
      ? ([[row.nama_atribut || 'Atribut', cellText('rupiah', row.harga_atribut)]] as [string, string][])
      : []),
    ['Ongkos', cellText('rupiah', ongkos)],
    ['Diskon', `− ${cellText('rupiah', diskon)}`],
  ]
}

/** What is typed of a line's price while its dialog is open: whoever changes one part sees what the others become. */
const useHarga = (awal: BarisJual) => {
  const [row, setRow] = useState(awal)
  const [kosong, setKosong] = useState<Readonly<Record<string, boolean>>>({})
  const { nominal, tipe_ongkos } = row.ongkos_lain ?? { nominal: rp(row.ongkos), tipe_ongkos: 'TOTAL' as const }
  // What was taken off stays off when the making changes.
  const ongkos = (ongkos_lain: BarisJual['ongkos_lain']) => {
    const { diskon } = bagian(row)
    const baru = { ...row, ongkos_lain }
    setRow({ ...baru, total: rp(Math.max(penuh(baru) - diskon, 0)) })
  }
  const field = (name: string, nilai: number, onNilai: (nilai: number) => void) => ({
    name,
    value: kosong[name] ? null : nilai,
    onChange: (value: number | null) => {
      setKosong({ [name]: value === null })
      onNilai(value ?? 0)
    },
  })
  return {
    row,
    tipe_ongkos,
    setTipe: (tipe: typeof tipe_ongkos) => ongkos({ nominal, tipe_ongkos: tipe }),
    ongkos: field('ongkos', nominal, (baru) => ongkos({ nominal: rp(baru), tipe_ongkos })),
    diskon: field('diskon', bagian(row).diskon, (diskon) =>
      setRow({ ...row, total: rp(Math.max(penuh(row) - diskon, 0)) }),
    ),
    total: field('total', row.total, (total) => setRow({ ...row, total: rp(total) })),
    berat: {
      name: 'berat_timbang',
      value: row.timbang ?? '',
      onChange: (timbang: string) => setRow({ ...row, timbang }),
    },
  }
}

/** Another price for one piece: its making, a discount, or simply what the customer pays; and what it weighs on the scale. */
export function EditHarga({ row: awal, timbang, kurang, onSave, onClose }: EditHargaProps) {
  const { row, tipe_ongkos, setTipe, ongkos, diskon, total, berat } = useHarga(awal)
  const [salah, setSalah] = useState<string>()
  // A scale that types must not type a price.
  const timbangDulu = timbang && (awal.terkunci === true || !awal.timbang)
  const save = () => {
    if (row.total <= 0) setSalah('Total Harus Lebih Dari 0')
    if (!unready() && row.total > 0) onSave(row)
  }
  return (
    <FormModal
      title={row.nama_barang}
      titleNote={<span className="k-mono">{row.kode_barcode}</span>}
      size={640}
      hint="Enter ke kolom berikutnya, Esc menutup"
      saveText="Simpan"
      onSave={save}
      onClose={onClose}
    >
      <div className={css.harga}>
        <div className={css.isian}>
          {timbang && (
            <GramField
              {...berat}
              label="Berat Timbang"
              autoFocus={timbangDulu}
              error={kurang && !row.timbang ? 'Berat Timbang Harus Diisi' : undefined}
            />
          )}
          {!row.terkunci && (
            <>
              <RupiahField
                {...total}
                label="Total"
                required
                autoFocus={!timbangDulu}
                error={salah}
                hint="Yang dibayar customer untuk barang ini."
              />
              <RupiahField {...diskon} label="Diskon" />
              <FieldGrid columns={2}>
                <RupiahField {...ongkos} label="Ongkos" />
                <div className={css.tipe}>
                  <Segment label="Tipe Ongkos" full value={tipe_ongkos} options={TIPE} onChange={setTipe} />
                </div>
              </FieldGrid>
            </>
          )}
        </div>
        <div className={css.hitungan}>
          <FotoBarang barang={row} large />
          <Sums label="Dibayar" value={row.total} rows={rincian(row)} below>
            <p>
              {row.harga_gram_kadar === 0
                ? 'Harga tetap'
                : `Harga ${cellText('rupiah', row.harga_gram_kadar)} per gram`}
              , hitungan {cellText('rupiah', row.total_hitung)}.
            </p>
          </Sums>
        </div>
      </div>
    </FormModal>
  )
}
