import { jumlahBerat } from '@kencana/ledger'
import { type BentukCetak, call, callFile, gramText, ReceiptDialog, rupiahText } from '@kencana/screens'
import { useState } from 'react'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import type { SlipProps } from '../../cetak/slip.shared.tsx'
import { saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { batasSaya } from '../../pengaturan/batas/batas.contract.ts'
import { useNota } from '../../pengaturan/setting-nota/setting-nota.shared.tsx'
import { IsianTempat } from '../tempat-hutang/tempat-hutang.shared.tsx'
import { AlasanCetak } from './alasan-cetak.shared.tsx'
import { getKartuHutang } from './bayar-hutang.contract.ts'
import { listHutang, perkiraanHutang } from './daftar-hutang.contract.ts'
import { BON_HUTANG, bukaHutang, fotoHutang, getHutang, type SatuHutang, tidakCukup } from './hutang.contract.ts'
import { amplopHutang, bonHutang, suratHutang } from './hutang.receipt.ts'
import { cetakHutang } from './kertas-hutang.contract.ts'

/** Lists that change with a loan. */
export const HUTANG_CHANGES = [bukaHutang, getHutang, getKartuHutang, listHutang, perkiraanHutang, saldoUang, batasSaya]

/** The letter as a page: what makes it, by how often it was printed. */
type HalamanSurat = (ke: number) => Promise<Blob>

/** The label of the envelope that the goods are put into; its code is drawn as it is printed. */
export function LabelAmplop({ slip, langsung, surat, onClose }: SlipProps<SatuHutang> & { surat?: HalamanSurat }) {
  const [alasan, setAlasan] = useState(slip.amplop === 0 ? '' : null)
  const { no_hutang } = slip
  if (alasan === null)
    return <AlasanCetak apa="Label Amplop" nomor={no_hutang} onAlasan={setAlasan} onClose={onClose} />
  return (
    <ReceiptDialog
      receipt={amplopHutang(slip, null)}
      langsung={langsung}
      printed={slip.amplop}
      facts={[
        ['Customer', slip.nama_customer],
        ['Berat', gramText(jumlahBerat(slip.barang))],
        ...(slip.status === 'AKTIF' ? [['', <IsianTempat key="tempat" no_hutang={no_hutang} />] as const] : []),
      ]}
      // The letter went by into a printer: as a page it is asked for here, the same print in its other form.
      {...(surat ? { pdf: { label: 'Surat A5', make: surat } } : {})}
      onPrinted={async (rangkap, bentuk) => {
        if (bentuk === 'PDF')
          return (await call(cetakHutang, { no_hutang, kertas: 'SURAT', rangkap: 1, alasan: '', bentuk })).ke
        const { ke, kode_amplop } = await call(cetakHutang, { no_hutang, kertas: 'AMPLOP', rangkap, alasan })
        return { ke, receipt: amplopHutang(slip, kode_amplop) }
      }}
      onClose={onClose}
    />
  )
}

/** So many photos are drawn on a letter: four of each of six items. */
const FOTO_SURAT = 24

/** The letter as a page of A5, made here; a photo that is gone is left out. */
const suratPdf = async (hutang: SatuHutang, kepala: readonly string[], ke: number): Promise<Blob> => {
  const { suratA5 } = await import('./surat-a5.report.ts')
  const foto = new Map<number, Uint8Array<ArrayBuffer>[]>()
  // Of many items fewer photos each, and of each one at least: a letter is some pages, no album.
  const banyak = Math.max(1, Math.floor(FOTO_SURAT / hutang.barang.length))
  for (const { urut, foto: semua } of hutang.barang)
    for (const hash of semua.slice(0, banyak)) {
      const file = await callFile(fotoHutang, { no_hutang: hutang.no_hutang, hash }).catch(() => undefined)
      if (file) foto.set(urut, [...(foto.get(urut) ?? []), new Uint8Array(await file.arrayBuffer())])
    }
  return new Blob([await suratA5(hutang, kepala, ke, foto)], { type: 'application/pdf' })
}

/** The paper of a loan, new or again: the bon while it waits for the cashier, the letter from then on, with a new one its label. */
export function SlipHutang({ slip, message, langsung, onClose }: SlipProps<SatuHutang>) {
  const { kepala } = useNota()
  const [amplop, setAmplop] = useState(false)
  const open = slip.status === 'OPEN'
  const [alasan, setAlasan] = useState(open || slip.cetakan === 0 ? '' : null)
  const { no_hutang } = slip
  if (alasan === null)
    return <AlasanCetak apa="Surat Hutang" nomor={no_hutang} onAlasan={setAlasan} onClose={onClose} />
  const surat = async (rangkap: number, bentuk: BentukCetak) => {
    const { ke, nik } = await call(cetakHutang, { no_hutang, kertas: 'SURAT', rangkap, alasan, bentuk })
    return { ke, receipt: suratHutang(slip, kepala, nik), layar: suratHutang(slip, kepala) }
  }
  const halaman = (ke: number) => suratPdf(slip, kepala, ke)
  if (amplop) return <LabelAmplop slip={slip} langsung={langsung} surat={halaman} onClose={onClose} />
  return (
    <ReceiptDialog
      receipt={open ? bonHutang(slip, kepala) : suratHutang(slip, kepala)}
      message={message}
      langsung={langsung}
      lanjut={!open}
      printed={open ? Number(slip.bon) : slip.cetakan}
      facts={[
        ['Customer', slip.nama_customer],
        ['Berat', gramText(jumlahBerat(slip.barang))],
        ['Hutang', rupiahText(slip.jumlah_hutang)],
        ['Jatuh Tempo', slip.tgl_jatuh_tempo],
        ...(open && slip.kas_cukup === false
          ? [[slip.cara_bayar === 'CASH' ? 'Kas' : 'Bank', tidakCukup(slip)] as const]
          : []),
        ['Status', open ? 'OPEN, menunggu kasir' : slip.status],
      ]}
      onPrinted={open ? catatCetak(BON_HUTANG, no_hutang) : surat}
      {...(open ? {} : { pdf: { label: 'A5 PDF', make: halaman } })}
      onClose={() => (open || !langsung ? onClose() : setAmplop(true))}
    />
  )
}
