import { rp } from '@kencana/ledger'
import { useReckoned, useSend, useSettledSave, useZodForm } from '@kencana/screens'
import { Button, cellText, FieldGrid, FieldGroup, FormModal, KodeSelect, RupiahField, Sums } from '@kencana/ui'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import { useBakiGudangOptions } from '../../master/baki/baki.picker.tsx'
import { useJenisKategoriOptions } from '../../master/jenis/jenis.picker.tsx'
import { useKondisiBeliOptions } from '../../master/kondisi-pembelian/kondisi-pembelian.picker.tsx'
import type { KartuHutang } from '../transaksi-hutang/bayar-hutang.contract.ts'
import { bagiLelang, type barisLelang, hitungLelang, lelangHutang } from '../transaksi-hutang/lelang-hutang.contract.ts'
import { HUTANG_CHANGES } from '../transaksi-hutang/slip-hutang.shared.tsx'
import css from './lihat-hutang.module.css'
import { TimbangLelang } from './timbang-lelang.part.tsx'

type Baris = z.output<typeof barisLelang>

const plus = (sum: number, satu: number | null | undefined): number | null => (satu == null ? null : sum + satu)

type Timbang = NonNullable<KartuHutang['timbang']>

interface Biji extends Omit<Timbang[number], 'berat'> {
  berat: string
  nama_barang: string
  kode_group: string
}

/** The pieces of a loan as they were weighed. */
const bijiDari = ({ barang }: KartuHutang, timbang: Timbang): Biji[] =>
  timbang.map(({ urut, berat, kadar }) => {
    const item = barang.find((one) => one.urut === urut)
    return {
      urut,
      kadar,
      berat: cellText('gram', berat),
      nama_barang: item?.nama_barang ?? '',
      kode_group: item?.kode_group ?? '',
    }
  })

interface BarisProps {
  ref: Ref<{ baca: () => Baris | null }>
  no_hutang: string
  biji: Biji
  fokus: boolean
  onNilai: (kini: Kini) => void
}

/** What a piece brings as it stands; what was typed waits for the price by the rules that is kept beside it. */
interface Kini {
  nilai: number | null
  menunggu: boolean
}

/** A weighed piece: what it is worth by the rules, or what it brought. */
function BarisBiji({ ref, no_hutang, biji, fokus, onNilai }: BarisProps) {
  const { urut, nama_barang, kode_group, berat, kadar } = biji
  const { field, values, validate } = useZodForm(hitungLelang.input, {
    no_hutang,
    urut,
    kode_dept: '',
    kondisi: '',
    berat,
    kadar,
  })
  const [nilai, setNilai] = useState<number | null>(null)
  const [dihitung, setDihitung] = useState(false)
  const jenis = useJenisKategoriOptions(kode_group)
  const kondisi = useKondisiBeliOptions()
  const { result, error, settling } = useReckoned(hitungLelang, values)
  const harga = result?.harga_hitung ?? null
  const dipakai = nilai ?? harga
  // A price that nobody has seen yet is not saved by a key that was pressed before it came.
  const belum = harga === null || (settling && nilai === null)
  const menunggu = settling && nilai !== null
  // As one with what is drawn: a key that comes at once must find that it has to wait.
  useLayoutEffect(() => onNilai({ nilai: dipakai, menunggu }), [dipakai, menunggu, onNilai])
  useImperativeHandle(ref, () => ({
    baca: () => {
      const isi = validate()
      if (!isi) return null
      setDihitung(belum)
      if (belum) return null
      const { no_hutang: _, ...satu } = isi
      return { ...satu, harga_hitung: harga, nilai: rp(nilai ?? harga) }
    },
  }))
  return (
    <FieldGroup title={`${nama_barang} ${berat} g ${kadar}`}>
      <FieldGrid columns={3}>
        <KodeSelect {...field('kode_dept')} label="Kode Jenis" required autoFocus={fokus} {...jenis} />
        <KodeSelect {...field('kondisi')} label="Kondisi" required {...kondisi} />
        <RupiahField
          name="nilai"
          label="Nilai"
          value={nilai}
          onChange={setNilai}
          error={error?.message ?? (dihitung && belum ? 'Harga Masih Dihitung' : undefined)}
          placeholder={harga === null ? 'menurut aturan' : cellText('rupiah', harga)}
        />
      </FieldGrid>
    </FieldGroup>
  )
}

interface Props {
  hutang: KartuHutang
  onClose: () => void
  onSelesai: (kertas: { no_hutang: string; kertas: 'LELANG' }) => void
}

/** Its goods weighed by two today, then what they bring and what that pays. */
export function Lelang(props: Props) {
  const { hutang, onClose } = props
  const [ulang, setUlang] = useState<KartuHutang['timbang']>(null)
  const { timbang } = hutang
  if (timbang === null || timbang === ulang) return <TimbangLelang hutang={hutang} onClose={onClose} />
  return <HargaLelang key={JSON.stringify(timbang)} {...props} timbang={timbang} onUlang={() => setUlang(timbang)} />
}

/** What the value pays, and whose the rest is. */
function Terbagi({ hasil, tagihan }: { hasil: number | null } & Pick<KartuHutang, 'tagihan'>) {
  // What nobody has valued yet leaves nothing over, and is no loss of the shop's.
  if (hasil === null) return <Sums label="Hasil lelang" value={null} rows={[]} />
  const bagian = bagiLelang(rp(hasil), tagihan)
  const dari = (jumlah: number, harus: number) => `${cellText('rupiah', jumlah)} dari ${cellText('rupiah', harus)}`
  return (
    <Sums
      label={bagian.kurang > 0 ? 'Kurang, biaya toko' : 'Kelebihan, milik customer'}
      value={bagian.kurang > 0 ? bagian.kurang : bagian.lebih}
      rows={[
        ['Nilai barang', cellText('rupiah', hasil)],
        ['Pokok', cellText('rupiah', bagian.pokok)],
        ['Bunga', dari(bagian.bunga, tagihan.bunga)],
        ...(tagihan.denda > 0 ? [['Denda', dari(bagian.denda, tagihan.denda)] as const] : []),
      ]}
    />
  )
}

interface HargaProps extends Props {
  timbang: Timbang
  onUlang: () => void
}

function HargaLelang({ hutang, timbang, onUlang, onClose, onSelesai }: HargaProps) {
  const { no_hutang, versi, tagihan } = hutang
  const [biji] = useState(() => bijiDari(hutang, timbang))
  const [baki, setBaki] = useState('')
  const [salah, setSalah] = useState(false)
  const [kini, setKini] = useState<Readonly<Record<number, Kini>>>({})
  const [ubah] = useState(() => biji.map((_, at) => (satu: Kini) => setKini((now) => ({ ...now, [at]: satu }))))
  const isi = useRef<({ baca: () => Baris | null } | null)[]>([])
  const trays = useBakiGudangOptions('BELI')
  const hasil = biji.reduce<number | null>((sum, _, at) => (sum === null ? null : plus(sum, kini[at]?.nilai)), 0)
  const { busy, submit } = useSend(lelangHutang, {
    changes: HUTANG_CHANGES,
    note: ({ no_lelang }) => no_lelang,
    done: () => onSelesai({ no_hutang, kertas: 'LELANG' }),
  })
  const simpan = () => {
    const barang = isi.current.map((one) => one?.baca() ?? null)
    const lengkap = barang.filter((one) => one !== null)
    setSalah(baki === '')
    if (baki !== '' && lengkap.length === biji.length)
      void submit({ no_hutang, versi, kode_baki: baki, barang: lengkap, otorisasi: null })
  }
  const menunggu = Object.values(kini).some((one) => one.menunggu)
  const save = useSettledSave(menunggu, simpan)
  return (
    <FormModal
      title="Lelang"
      titleNote={<span className="k-mono k-dim">{no_hutang}</span>}
      size={980}
      busy={busy}
      saveText="Simpan"
      hint="Nilai kosong: harga menurut aturan pembelian"
      onClose={onClose}
      onSave={save}
    >
      <div className={css.susun}>
        {biji.map((one, at) => (
          <BarisBiji
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
            key={at}
            ref={(baris) => {
              isi.current[at] = baris
            }}
            no_hutang={no_hutang}
            biji={one}
            fokus={at === 0}
            onNilai={ubah[at] as (kini: Kini) => void}
          />
        ))}
        <FieldGrid columns={3}>
          <KodeSelect
            name="kode_baki"
            label="Baki Pembelian"
            required
            value={baki}
            onChange={setBaki}
            error={salah && baki === '' ? 'Baki Harus Dipilih' : undefined}
            {...trays}
          />
        </FieldGrid>
        <Button size="sm" kind="subtle" onClick={onUlang}>
          Timbang Lagi
        </Button>
        <Terbagi hasil={hasil} tagihan={tagihan} />
      </div>
    </FormModal>
  )
}
