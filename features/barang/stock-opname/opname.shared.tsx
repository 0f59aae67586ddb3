/** Counts by scanning as screens draw them: trays, and envelopes of loans. */
import { gramText } from '@kencana/screens'
import { Badge, type Bunyi, cellText } from '@kencana/ui'
import type { ReactNode } from 'react'
import css from './stock-opname.module.css'

const STATUS = {
  HITUNG: { tone: 'amber', kata: 'dihitung' },
  ULANG: { tone: 'amber', kata: 'hitung ulang' },
  TUTUP: { tone: 'blue', kata: 'menunggu persetujuan' },
  SELESAI: { tone: 'green', kata: 'disetujui' },
  BATAL: { tone: 'red', kata: 'BATAL' },
} as const

export type StatusHitungan = keyof typeof STATUS

/** Somebody still has to do something. */
export const belumSelesai = ({ status }: { status: StatusHitungan }): boolean =>
  status === 'HITUNG' || status === 'ULANG' || status === 'TUTUP'

/** How far a count is. */
export function StatusOpname({ status }: { status: StatusHitungan }) {
  const { tone, kata } = STATUS[status]
  return <Badge tone={tone}>{kata}</Badge>
}

const HASIL = {
  ADA: { tone: 'green', nada: 'baik' },
  KURANG: { tone: 'red', nada: 'salah' },
  'BAKI LAIN': { tone: 'amber', nada: 'lain' },
  'LABEL LAMA': { tone: 'amber', nada: 'lain' },
  'BUKAN STOK': { tone: 'red', nada: 'salah' },
  'BUKAN JAMINAN': { tone: 'red', nada: 'salah' },
  'TIDAK DIKENAL': { tone: 'red', nada: 'salah' },
  MASUK: { tone: 'grey', nada: 'baik' },
  KELUAR: { tone: 'grey', nada: 'baik' },
} as const

export type HasilHitungan = keyof typeof HASIL

/** What a scan sounds like. */
export const nadaHasil = (hasil: HasilHitungan): Bunyi => HASIL[hasil].nada

/** What a scan or a piece came out as. */
export const HasilBadge = ({ hasil }: { hasil: HasilHitungan }) => <Badge tone={HASIL[hasil].tone}>{hasil}</Badge>

/** Whether a round saw it, in words of the certificate. */
export const tandaHitung = (ada: boolean | null) => (ada === null ? '-' : ada ? 'ADA' : 'TIDAK')

interface AngkaProps {
  label: string
  banyak: number
  satuan: string
  berat: number
  tone?: string | undefined
}

/** One sum of a closed count. */
export function AngkaHitungan({ label, banyak, satuan, berat, tone }: AngkaProps) {
  return (
    <div data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        {cellText('int', banyak)} {satuan}
      </dd>
      <dd>{gramText(berat)}</dd>
    </div>
  )
}

/** What was on the scale against the book; what is missing weighs less. */
export function TimbanganHitungan({ berat, selisih }: { berat: number; selisih: number }) {
  return (
    <div data-tone={selisih === 0 ? undefined : 'red'}>
      <dt>Timbangan</dt>
      <dd>{gramText(berat)}</dd>
      <dd>selisih {gramText(selisih)}</dd>
    </div>
  )
}

/** The sums of a closed count, side by side, and what may be done with it below. */
export function HasilAngka({ children, aksi }: { children: ReactNode; aksi: ReactNode }) {
  return (
    <>
      <dl className={css.angka}>{children}</dl>
      <div className={css.aksi}>{aksi}</div>
    </>
  )
}

/** A sentence about a count. */
export const Kata = ({ children }: { children: ReactNode }) => <p className={css.kata}>{children}</p>
