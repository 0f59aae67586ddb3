/** A loan that goes on: interest paid, its principal as it is, less or more, some of the goods back. */
import { useSend, useZodForm } from '@kencana/screens'
import { CheckField, cellText, FieldGrid, IntField, PersenField, RupiahField, TextField } from '@kencana/ui'
import { useState } from 'react'
import { UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { remajakanHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { HUTANG_CHANGES } from '../transaksi-hutang/slip-hutang.shared.tsx'
import { type AksiProps, Kotak } from './aksi-hutang.part.tsx'
import css from './lihat-hutang.module.css'
import { useTimbangBarang } from './timbang-lelang.part.tsx'

interface TetapProps extends Pick<AksiProps, 'hutang'> {
  tetap: readonly number[]
  onUbah: (urut: number) => void
  salah: string | undefined
}

/** The items that stay. */
function Tetap({ hutang: { barang }, tetap, onUbah, salah }: TetapProps) {
  if (barang.length < 2) return null
  return (
    <div>
      {barang.map(({ urut, nama_barang, berat }) => (
        <CheckField
          key={urut}
          name={`tetap_${urut}`}
          label={`${nama_barang} ${cellText('gram', berat)} g tetap dijaminkan`}
          value={tetap.includes(urut)}
          onChange={() => onUbah(urut)}
        />
      ))}
      {salah !== undefined && (
        <p className={css.salah} role="alert">
          {salah}
        </p>
      )}
    </div>
  )
}

/** More money wants its customer's paper. */
const isianRemaja = (dulu: number) =>
  remajakanHutang.input.refine(({ jumlah_hutang, identitas }) => jumlah_hutang <= dulu || identitas !== '', {
    path: ['identitas'],
    message: 'No Identitas Harus Diisi',
  })

const useRemaja = ({ hutang, onSelesai }: AksiProps) => {
  const { no_hutang, versi, tagihan, jumlah_hutang, bunga_persen, lama, barang } = hutang
  const form = useZodForm(isianRemaja(jumlah_hutang), {
    no_hutang,
    versi,
    jumlah_hutang,
    bunga_persen: String(bunga_persen / 10_000),
    lama,
    tetap: null,
    bayar_bunga: [],
    bayar_pokok: [],
    identitas: '',
    timbang: [],
    otorisasi: null,
  })
  const tetap = form.values.tetap ?? barang.map(({ urut }) => urut)
  const [untukBunga, setUntukBunga] = useState(UANG_PAS)
  const [untukPokok, setUntukPokok] = useState(UANG_PAS)
  const harus = tagihan.bunga + tagihan.denda
  const naik = (form.values.jumlah_hutang ?? 0) - jumlah_hutang
  const bunga = usePembayaran(harus === 0 ? [] : untukBunga, setUntukBunga, { jumlah: harus })
  const pokok = usePembayaran(naik === 0 ? [] : untukPokok, setUntukPokok, { jumlah: Math.abs(naik), keluar: naik > 0 })
  const timbang = useTimbangBarang(naik > 0 ? barang.filter(({ urut }) => tetap.includes(urut)) : [], false)
  const { busy, submit } = useSend(remajakanHutang, {
    changes: HUTANG_CHANGES,
    note: ({ no_hutang: baru }) => baru,
    done: ({ no_hutang: baru, no_bunga }) =>
      onSelesai(no_bunga === null ? { no_hutang: baru } : { no_hutang, no_bayar: no_bunga, lanjut: baru }),
  })
  const simpan = () => {
    const bayar_bunga = bunga.baca()
    const bayar_pokok = pokok.baca()
    const input = form.validate()
    const ditimbang = naik > 0 ? timbang.baca() : []
    if (input && ditimbang && bayar_bunga && bayar_pokok)
      void submit({ ...input, timbang: ditimbang, bayar_bunga, bayar_pokok })
  }
  const ubahTetap = (urut: number) => {
    const isi = tetap.includes(urut) ? tetap.filter((one) => one !== urut) : [...tetap, urut].toSorted((a, b) => a - b)
    form.set({ tetap: isi.length === barang.length ? null : isi })
  }
  return { form, tetap, ubahTetap, harus, naik, bunga, pokok, timbang, busy, simpan }
}

/** It goes on: interest paid, the principal as it is, less or more, some of the goods back. */
export function Remajakan(props: AksiProps) {
  const { hutang, onClose } = props
  const { form, tetap, ubahTetap, harus, naik, bunga, pokok, timbang, busy, simpan } = useRemaja(props)
  return (
    <Kotak title="Peremajaan" hutang={hutang} busy={busy} onSave={simpan} onClose={onClose}>
      <FieldGrid columns={3}>
        <RupiahField {...form.field('jumlah_hutang')} label="Jumlah Hutang" required />
        <PersenField {...form.field('bunga_persen')} label="Bunga" required />
        <IntField {...form.field('lama')} label="Lama" unit="bulan" required />
      </FieldGrid>
      <Tetap hutang={hutang} tetap={tetap} onUbah={ubahTetap} salah={form.field('tetap').error} />
      {harus > 0 && (
        <BagianPembayaran {...bunga.bagian} judul={`Bunga${hutang.tagihan.denda > 0 ? ' dan denda' : ''}`} fokus />
      )}
      {naik !== 0 && (
        <BagianPembayaran {...pokok.bagian} judul={naik > 0 ? 'Tambahan hutang keluar' : 'Angsuran pokok'} />
      )}
      {naik > 0 && (
        <>
          <TextField
            {...form.field('identitas')}
            label="No Identitas"
            placeholder="kartu customer"
            required
            maxLength={40}
          />
          {timbang.isian}
        </>
      )}
    </Kotak>
  )
}
