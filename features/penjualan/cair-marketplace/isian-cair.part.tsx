/** What is entered of a payout: which notas, what came of each, and where. */
import type { Endpoint } from '@kencana/contract'
import { type Rp, rp } from '@kencana/ledger'
import { fieldErrors, useFields, useSend } from '@kencana/screens'
import { cellText, undo } from '@kencana/ui'
import { type ReactNode, useState } from 'react'
import { cairMarketplace, type Piutang } from './cair-marketplace.contract.ts'

const HEAD = { no_rekening: '', referensi: '', keterangan: '' }

/** What came of a nota, as it is typed. */
interface Diterima {
  diterima: number | null
  biaya: number | null
}

/** All of it, less the fee that the owner expects. */
const diharapkan = ({ sisa, biaya_hitung }: Piutang): Diterima => ({
  diterima: sisa - biaya_hitung,
  biaya: biaya_hitung,
})

/** What was typed by nota; another sum leaves the difference to the fee, until the fee is typed too. */
const useBaris = () => {
  const [ubah, setUbah] = useState<Readonly<Record<string, Diterima>>>({})
  const nilai = (satu: Piutang): Diterima => ubah[satu.no_faktur_jual] ?? diharapkan(satu)
  const setel = (satu: Piutang, baru: Diterima) => setUbah((now) => ({ ...now, [satu.no_faktur_jual]: baru }))
  return {
    nilai,
    terima: (satu: Piutang, diterima: number | null) =>
      setel(satu, { diterima, biaya: Math.max(satu.sisa - (diterima ?? 0), 0) }),
    biaya: (satu: Piutang, biaya: number | null) => setel(satu, { ...nilai(satu), biaya }),
    lupa: () => setUbah({}),
    ingat: () => {
      const dulu = ubah
      return () => setUbah(dulu)
    },
  }
}

export type IsianBaris = ReturnType<typeof useBaris>

/** What is wrong with what was typed of a nota; '' when nothing is. */
export const salahBaris = (satu: Piutang, { diterima, biaya }: Diterima): string => {
  if (diterima === null) return 'Diterima Harus Diisi'
  return diterima + (biaya ?? 0) > satu.sisa ? `Lebih ${cellText('rupiah', diterima + (biaya ?? 0) - satu.sisa)}` : ''
}

const cocok = ({ no_faktur_jual, no_order }: Piutang, kode: string): boolean =>
  no_faktur_jual === kode || no_order === kode.replaceAll(/[^A-Z0-9]/g, '')

/** The nota of a scanned order among those that are shown. @throws Error that says why there is none */
const pindaiOrder = async (
  rows: readonly Piutang[],
  saring: string,
  kode: string,
  onPilih: (no_faktur_jual: string) => void,
): Promise<ReactNode> => {
  const [satu, ...lain] = rows.filter((one) => cocok(one, kode))
  if (!satu) throw new Error(`Order ${kode} Tidak Berutang${saring === 'ALL' ? '' : ` Di ${saring}`}`)
  // Platforms number their orders each for itself.
  if (lain.length > 0) throw new Error(`${lain.length + 1} Order ${kode}, Pilih Marketplace Dulu`)
  onPilih(satu.no_faktur_jual)
  return (
    <>
      <b>{satu.nama_customer}</b> {cellText('rupiah', satu.sisa)}
    </>
  )
}

/** @param semua what is owed; @param changes what is read anew afterwards */
export const useIsianCair = (semua: readonly Piutang[], changes: readonly Endpoint[]) => {
  const [saring, setSaring] = useState('ALL')
  const [pilih, setPilih] = useState<readonly string[]>([])
  const [isi, setIsi] = useState(HEAD)
  const baris = useBaris()
  const head = useFields(
    isi,
    (patch) => setIsi((now) => ({ ...now, ...patch })),
    (kini) => {
      const { data: _, ...errors } = fieldErrors(cairMarketplace.input, { ...kini, data: [] })
      return errors
    },
  )
  const { busy, submit } = useSend(cairMarketplace, {
    changes,
    note: ({ no_cair_group }) => no_cair_group,
    done: () => {
      setPilih([])
      setIsi(({ no_rekening }) => ({ ...HEAD, no_rekening }))
      baris.lupa()
    },
  })
  const rows = semua.filter((one) => saring === 'ALL' || one.kode_marketplace === saring)
  const dipilih = semua.filter((one) => pilih.includes(one.no_faktur_jual))
  const jumlahkan = (apa: keyof Diterima): Rp => rp(dipilih.reduce((sum, one) => sum + (baris.nilai(one)[apa] ?? 0), 0))
  const pindai = (kode: string) =>
    pindaiOrder(rows, saring, kode, (no) => setPilih((now) => [...new Set([...now, no])]))
  return {
    head,
    baris,
    busy,
    pilih,
    setPilih,
    dipilih,
    saring,
    setSaring,
    pindai,
    marketplace: [...new Set(semua.map((one) => one.kode_marketplace))].toSorted(),
    rows,
    kosongkan: () => {
      const kembali = baris.ingat()
      setPilih([])
      baris.lupa()
      if (pilih.length > 0)
        undo('Pilihan dikosongkan', () => {
          setPilih(pilih)
          kembali()
        })
    },
    diterima: jumlahkan('diterima'),
    biaya: jumlahkan('biaya'),
    simpan: () => {
      const salah = dipilih.some((one) => salahBaris(one, baris.nilai(one)) !== '')
      if (dipilih.length === 0 || !head.valid() || salah) return
      const data = dipilih.map((one) => {
        const { diterima, biaya } = baris.nilai(one)
        return {
          no_faktur_jual: one.no_faktur_jual,
          sisa: one.sisa,
          diterima: rp(diterima ?? 0),
          biaya: rp(biaya ?? 0),
        }
      })
      void submit({ ...isi, data })
    },
  }
}
