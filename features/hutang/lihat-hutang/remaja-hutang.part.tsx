/** A loan that goes on: interest paid, its principal as it is, less or more, some of the goods back. */
import { useSend, useZodForm } from '@kencana/screens'
import { CheckField, cellText, FieldGrid, IntField, PersenField, RupiahField, TextField } from '@kencana/ui'
import { useState } from 'react'
import { UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { remajakanHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { HUTANG_CHANGES } from '../transaksi-hutang/slip-hutang.shared.tsx'
import { type AksiProps, IsianPengambil, Kotak } from './aksi-hutang.part.tsx'
import type { Selesai } from './detail-hutang.part.tsx'
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
    <div className={css.tetap}>
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
    pengambil: '',
    identitas_pengambil: '',
    kuasa: '',
    otorisasi: null,
  })
  const tetap = form.values.tetap ?? barang.map(({ urut }) => urut)
  const [untukBunga, setUntukBunga] = useState(UANG_PAS)
  const [untukPokok, setUntukPokok] = useState(UANG_PAS)
  const harus = tagihan.bunga + tagihan.denda
  // Typed wrongly it is none, and nothing is paid for it until it is right.
  const diminta = form.values.jumlah_hutang
  const benar = diminta !== null && diminta > 0
  const naik = benar ? diminta - jumlah_hutang : 0
  const bunga = usePembayaran(harus === 0 ? [] : untukBunga, setUntukBunga, { jumlah: harus })
  const pokok = usePembayaran(naik === 0 ? [] : untukPokok, setUntukPokok, {
    jumlah: Math.abs(naik),
    keluar: naik > 0,
    sebut: 'Uang Dipinjamkan',
  })
  const timbang = useTimbangBarang(naik > 0 ? barang.filter(({ urut }) => tetap.includes(urut)) : [], false)
  const { busy, submit } = useSend(remajakanHutang, {
    changes: HUTANG_CHANGES,
    olehKertas: true,
    done: ({ no_hutang: baru, no_bayar, no_bunga, message }) => {
      const surat: Selesai = { no_hutang: baru }
      // Money of the principal and goods that went back are on no receipt of interest.
      const berubah = naik !== 0 || tetap.length < barang.length
      const kertasPokok = berubah ? { no_hutang, no_bayar, lanjut: surat } : surat
      onSelesai({
        ...(no_bunga === null ? kertasPokok : { no_hutang, no_bayar: no_bunga, lanjut: kertasPokok }),
        message,
      })
    },
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
    const semua = isi.length === barang.length
    form.set(semua ? { tetap: null, pengambil: '', identitas_pengambil: '', kuasa: '' } : { tetap: isi })
  }
  return { form, tetap, ubahTetap, harus, benar, naik, bunga, pokok, timbang, busy, simpan }
}

/** It goes on: interest paid, the principal as it is, less or more, some of the goods back. */
export function Remajakan(props: AksiProps) {
  const { hutang, onClose } = props
  const { form, tetap, ubahTetap, harus, benar, naik, bunga, pokok, timbang, busy, simpan } = useRemaja(props)
  return (
    <Kotak title="Peremajaan" hutang={hutang} busy={busy} onSave={simpan} onClose={onClose}>
      <FieldGrid columns={3}>
        <RupiahField {...form.field('jumlah_hutang')} label="Jumlah Hutang" required />
        <PersenField {...form.field('bunga_persen')} label="Bunga" required />
        <IntField {...form.field('lama')} label="Lama" unit="bulan" required />
      </FieldGrid>
      <Tetap hutang={hutang} tetap={tetap} onUbah={ubahTetap} salah={form.field('tetap').error} />
      {form.values.tetap !== null && (
        <IsianPengambil
          identitas={form.field('identitas_pengambil')}
          pengambil={form.field('pengambil')}
          kuasa={form.field('kuasa')}
        />
      )}
      {harus > 0 && (
        <BagianPembayaran {...bunga.bagian} judul={`Bunga${hutang.tagihan.denda > 0 ? ' dan denda' : ''}`} fokus />
      )}
      {!benar && <p>Pokok yang dibayar: -</p>}
      {naik !== 0 && (
        <BagianPembayaran
          {...pokok.bagian}
          judul={naik > 0 ? 'Tambahan hutang keluar' : 'Angsuran pokok'}
          {...(naik > 0 ? { sebutan: 'Dipinjamkan' } : {})}
        />
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
