/** The same draft as a deposit: pieces kept for a customer who leaves money, at today's price or at that of the day he comes. */
import type { OutputOf } from '@kencana/contract'
import { jumlah, parsePersen, persenDari, rp } from '@kencana/ledger'
import { type Draft, fieldErrors, useFields, useMay, useSubmit } from '@kencana/screens'
import { Button, cellText, oops, RupiahField, Segment, TextField, undo, useKeys } from '@kencana/ui'
import { useState } from 'react'
import { UANG_PAS, usePembayaran } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BakiBilaPerlu } from '../../master/baki/bila-perlu.shared.tsx'
import { kurangIdentitas, useDiminta } from '../../member/batas-lapor/kertas.shared.tsx'
import { usePara } from '../../pengaturan/para-system/para-system.shared.tsx'
import { TITIPAN_CHANGES } from '../../titipan/transaksi-titipan/slip-titipan.shared.tsx'
import { titip, validasiTitipan } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { AmbilTitipan } from './ambil-titipan.part.tsx'
import type { BarisJual } from './baris-jual.part.tsx'
import { halangan, tolakPenitipLain } from './cara-jual.part.tsx'
import type { KepalaJual } from './kepala-jual.part.tsx'
import { adaDititip, hitungUlang, type IsiJual, type IsiTitip } from './simpan-jual.part.tsx'
import css from './transaksi-penjualan.module.css'

const AWAL: IsiTitip = { mengikat: true, jumlah: null, kode_baki: '' }

const headErrors = (kepala: KepalaJual, perluIdentitas: boolean) => {
  const {
    detail_barang: _,
    titip: __,
    mengikat: ___,
    ...errors
  } = fieldErrors(titip.input, {
    ...kepala,
    detail_barang: [],
    mengikat: true,
    titip: 0,
  })
  return { ...(perluIdentitas ? kurangIdentitas(kepala) : {}), ...errors }
}

/** The least money, as the shop's parameters ask for it. */
const usePalingSedikit = (total: number, mengikat: boolean): number => {
  const para = usePara()
  return persenDari(total, parsePersen(para(mengikat ? 'kunci_deposit' : 'titipan_minimum') ?? '0'))
}

/** Money, payments and saving of a deposit. */
export const useSimpanTitip = (draft: Draft<IsiJual>) => {
  const { kepala, barang, pembayaran, titip: isi = AWAL } = draft.value
  const para = usePara()
  const total = jumlah(barang, 'total')
  const bolehSah = useMay(validasiTitipan)
  const tanpaKasir = para('validasi_penjualan') === 'TIDAK'
  const sahkanLangsung = bolehSah && para('sahkan_langsung') === 'YA'
  const rows = pembayaran.length === 0 && (tanpaKasir || sahkanLangsung) ? UANG_PAS : pembayaran
  const uang = isi.jumlah ?? 0
  const bayar = usePembayaran(rows, (next) => draft.set((now) => ({ ...now, pembayaran: next })), { jumlah: uang })
  const [dimintaDia, ditolak] = useDiminta(kepala)
  const perluIdentitas = dimintaDia || uang >= Number(para('batas_lapor') ?? Number.POSITIVE_INFINITY)
  const head = useFields(
    kepala,
    (patch) => draft.set((now) => ({ ...now, kepala: { ...now.kepala, ...patch } })),
    (kini) => headErrors(kini, perluIdentitas),
  )
  const { submit, ...rest } = useSubmit(draft, titip, {
    slip: ({ data }: OutputOf<typeof titip>) => ({ ...data, tunai: bayar.lunas }),
    changes: TITIPAN_CHANGES,
    reckon: () => hitungUlang(draft),
    after: ditolak,
  })
  const kirim = (sahkan: boolean) => {
    if (barang.length === 0) return
    const dibayar = rows.length === 0 ? [] : bayar.baca()
    if (!head.valid() || !dibayar) return
    const { identitas: _, hp_penitip: __, ...kepalaKirim } = kepala
    void submit({
      ...kepalaKirim,
      mengikat: isi.mengikat,
      titip: rp(uang),
      kode_baki_titip: isi.kode_baki ?? '',
      detail_barang: barang.map(({ kode_barcode, versi, total_hitung, ongkos_lain, total: harga }) => ({
        kode_barcode,
        versi,
        total_hitung: rp(total_hitung),
        ...(ongkos_lain ? { ongkos: ongkos_lain } : {}),
        total: harga,
      })),
      pembayaran: dibayar,
      sahkan,
      otorisasi: null,
    })
  }
  return {
    ...rest,
    head,
    bayar,
    uang,
    perluIdentitas,
    sisa: total - uang,
    diKasir: rows.length === 0,
    simpan: () => kirim(false),
    sahkan: sahkanLangsung && !tanpaKasir ? () => kirim(true) : null,
  }
}

const JENIS = [
  { value: 'JUAL', label: 'Jual' },
  { value: 'TITIP', label: 'Titip' },
] as const
const HARGA = [
  { value: 'YA', label: 'Mengikat' },
  { value: 'TIDAK', label: 'Hari ambil' },
] as const

interface IsianProps {
  isi: IsiTitip
  barang: readonly BarisJual[]
  ubah: (patch: Partial<IsiTitip>) => void
}

/** At which price they are kept, for how much money, and where. */
function IsianTitip({ isi, barang, ubah }: IsianProps) {
  const sedikit = usePalingSedikit(jumlah(barang, 'total'), isi.mengikat)
  return (
    <>
      <Segment
        label="Harga titipan"
        value={isi.mengikat ? 'YA' : 'TIDAK'}
        options={HARGA}
        onChange={(mengikat) => ubah({ mengikat: mengikat === 'YA' })}
      />
      <RupiahField
        name="titip"
        label="Uang Titipan"
        required
        value={isi.jumlah}
        onChange={(baru) => ubah({ jumlah: baru })}
        placeholder={sedikit > 0 ? `min ${cellText('rupiah', sedikit)}` : undefined}
      />
      <BakiBilaPerlu
        kode_gudang="TITIP"
        name="kode_baki_titip"
        label="Kode Baki Titipan"
        value={isi.kode_baki ?? ''}
        onChange={(kode_baki) => ubah({ kode_baki })}
      />
    </>
  )
}

type Head = ReturnType<typeof useFields<KepalaJual>>

/** Whether the pieces are sold or kept, and how. */
export function PilihTitip({ draft, head }: { draft: Draft<IsiJual>; head: Pick<Head, 'field' | 'set'> }) {
  const [ambil, setAmbil] = useState(false)
  const { titip: isi, barang } = draft.value
  // Picking up is selling: what is being deposited would be thrown away.
  const bukaAmbil = () => {
    const kata = halangan(draft.inHand().value, 'AMBIL')
    if (kata === '') setAmbil(true)
    else oops(kata)
  }
  useKeys(isi ? {} : { F7: bukaAmbil })
  const boleh = useMay(titip)
  const ubah = (patch: Partial<IsiTitip> | null) =>
    draft.set(({ titip: kini, ...now }) => (patch === null ? now : { ...now, titip: { ...AWAL, ...kini, ...patch } }))
  const ganti = (jenis: 'JUAL' | 'TITIP') => {
    const dulu = draft.inHand().value
    const kata = jenis === 'TITIP' ? halangan(dulu, 'TITIP') : ''
    if (kata !== '') return oops(kata)
    ubah(jenis === 'TITIP' ? {} : null)
    if (jenis === 'JUAL' && dulu.titip?.jumlah) undo('Uang titipan dikosongkan', () => ubah(dulu.titip ?? {}))
  }
  return (
    <div className={css.titip}>
      {boleh && <Segment label="Jenis" value={isi ? 'TITIP' : 'JUAL'} options={JENIS} onChange={ganti} />}
      {ambil && (
        <AmbilTitipan
          onAmbil={(baris, penitip, hp_penitip) => {
            tolakPenitipLain(draft.inHand().value, penitip, baris.no_titip ?? '')
            draft.set((now) => denganTitipan(now, baris, penitip))
            if (hp_penitip !== '') head.set({ hp_penitip })
          }}
          onClose={() => setAmbil(false)}
        />
      )}
      {!isi && (
        <Button size="sm" kbd="F7" onClick={bukaAmbil}>
          Ambil Titipan
        </Button>
      )}
      {!isi && adaDititip(barang) && (
        <TextField
          {...head.field('hp_penitip')}
          label="No HP Penitip"
          placeholder="kosong: perlu saksi"
          mono
          inputMode="tel"
        />
      )}
      {isi && <IsianTitip isi={isi} barang={barang} ubah={ubah} />}
    </div>
  )
}

/** A draft with a kept piece laid into it, and whose it is where nobody was named yet. */
export const denganTitipan = (
  { kepala, barang, pembayaran, tukar }: IsiJual,
  baris: BarisJual,
  penitip: Pick<KepalaJual, 'kode_member' | 'nama_customer' | 'no_hp' | 'alamat' | 'identitas'>,
): IsiJual => ({
  kepala: kepala.nama_customer === '' ? { ...kepala, ...penitip } : kepala,
  barang: barang.some((one) => one.kode_barcode === baris.kode_barcode) ? barang : [...barang, baris],
  pembayaran,
  ...(tukar === undefined ? {} : { tukar }),
})
