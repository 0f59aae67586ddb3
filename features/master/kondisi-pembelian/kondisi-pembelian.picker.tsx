import type { OutputOf } from '@kencana/contract'
import { formatDesimal } from '@kencana/ledger'
import { type Options, useOptions } from '@kencana/screens'
import { cellText } from '@kencana/ui'
import { JalanKeluar } from '../baki/jalan-keluar.shared.tsx'
import { kondisiPembelian } from './kondisi-pembelian.contract.ts'

type Row = OutputOf<typeof kondisiPembelian.list>[number]

const potongan = (row: Row) =>
  row.type === 'RP' ? `Rp. ${cellText('rupiah', row.potongan)} per gram` : `${formatDesimal(row.persentase / 10_000)} %`

const KONDISI = (row: Row) => ({ kode: row.kondisi_barang, nama: potongan(row), mati: row.status_aktif !== 'YA' })

const AKTIF = ({ mati }: ReturnType<typeof KONDISI>) => !mati

const BELUM = <JalanKeluar ke="beli" />

/** The conditions that goods are bought in, with what each takes off. */
export const useKondisiBeliOptions = (): Options => useOptions(kondisiPembelian.list, {}, KONDISI, BELUM, AKTIF)

/** Every condition, also those of earlier purchases. */
export const useKondisiOptions = (): Options => useOptions(kondisiPembelian.list, {}, KONDISI, BELUM)
