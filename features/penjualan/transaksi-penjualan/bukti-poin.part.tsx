/** Who pays with points shows that he is the member: his card, scanned, or his PIN. */
import { useState } from 'react'
import type { BarisBayar } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { BuktiField } from '../../member/kartu-member/bukti-field.shared.tsx'
import { buktiMember } from '../../member/kartu-member/kartu-member.contract.ts'
import css from './transaksi-penjualan.module.css'

const BUKTI_BLANK = { kode_member: '-', isi: '' }

/**
 * What he showed, until it is saved or somebody else is the customer; no part of the draft, which is stored.
 * @param rows how it is paid
 */
export const useBuktiPoin = (kode_member: string, rows: readonly BarisBayar[]) => {
  const perlu = rows.some((one) => one.cara_bayar === 'POIN')
  const [ada, setAda] = useState(BUKTI_BLANK)
  const [salah, setSalah] = useState<string>()
  const isi = ada.kode_member === kode_member ? ada.isi : ''
  const set = (baru: string, milik = kode_member) => {
    setAda({ kode_member: milik, isi: baru })
    setSalah(undefined)
  }
  /** @returns what is sent of it, null after showing what is wrong */
  const baca = (): { bukti?: string } | null => {
    if (!perlu) return {}
    const hasil = buktiMember().safeParse(isi)
    setSalah(hasil.success ? undefined : hasil.error.issues[0]?.message)
    return hasil.success ? { bukti: hasil.data } : null
  }
  return { perlu, isi, salah, set, baca, lupakan: () => set('') }
}

interface BuktiPoinProps {
  bukti: ReturnType<typeof useBuktiPoin>
  kode_member: string
}

/** Beside the payments, where points are among them. */
export function BuktiPoin({ bukti: { perlu, isi, salah, set }, kode_member }: BuktiPoinProps) {
  if (!perlu) return null
  return (
    <div className={css.bukti}>
      <BuktiField name="bukti" kode_member={kode_member} value={isi} onChange={(baru) => set(baru)} error={salah} />
    </div>
  )
}
