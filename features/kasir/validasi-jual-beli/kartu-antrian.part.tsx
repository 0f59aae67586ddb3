/** The card of a queue of bills at the cashier, and the line that takes their bons. */

import { gramText, LoadError, ScanLine, serverNow, useJam } from '@kencana/screens'
import { Badge, Button, Card, CheckField, cellText, Tick } from '@kencana/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { kodeSendiri } from '../../barang/data-barang/barcode-lama.shared.tsx'
import { FotoBarang } from '../../barang/data-barang/foto.shared.tsx'
import { caraBayar, lewatBank } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import type { Antrian, Faktur } from './antrian.part.tsx'
import { sebutBayar, sisaTunai, type Tagihan, TerimaBayar } from './terima-bayar.part.tsx'
import css from './validasi-jual-beli.module.css'

/** So many minutes are red. Source: areas 000-read-first. */
const LAMA = 30
const SEMENIT = 60_000

/** How long something has waited, in minutes. */
export function Menunggu({ waktu }: { waktu: string }) {
  const jam = useJam()
  const [kini, setKini] = useState(() => serverNow().getTime())
  useEffect(() => {
    const timer = setInterval(() => setKini(serverNow().getTime()), SEMENIT / 2)
    return () => clearInterval(timer)
  }, [])
  const menit = Math.max(0, Math.floor((kini - new Date(waktu).getTime()) / SEMENIT))
  return (
    <span className="k-dim" data-lama={menit >= LAMA || undefined}>
      {jam(waktu)}, {menit} menit
    </span>
  )
}

/** How a waiting bill is going to be paid, with what the cashier says of its money at the bank. */
function Rencana({ nota, antrian }: { nota: Tagihan; antrian: Pick<Antrian<Faktur, object>, 'masuk' | 'ubahMasuk'> }) {
  const sisa = sisaTunai(nota)
  return (
    <>
      {nota.pembayaran.map((one) => {
        const apa = sebutBayar(nota, one)
        return (
          <p key={apa} className={css.bayar}>
            {one.arah === 'KELUAR' && 'Keluar '}
            {caraBayar(one)} {one.referensi} <b>{cellText('rupiah', one.jumlah)}</b>
            {lewatBank(one.cara_bayar) && one.arah === 'MASUK' && (
              <CheckField
                label="Sudah masuk di rekening"
                value={antrian.masuk.includes(apa)}
                onChange={() => antrian.ubahMasuk(apa)}
              />
            )}
          </p>
        )
      })}
      {sisa !== 0 && (
        <p className={css.bayar}>
          {sisa > 0 ? 'Bayar di kasir' : 'Dibayarkan kasir'} <b>{cellText('rupiah', Math.abs(sisa))}</b>
        </p>
      )}
    </>
  )
}

/** Whether the shop gets less for a piece than the rules say, or gives more. */
const rugi = <F extends Faktur>({ tagihan }: F, { total, total_hitung }: F['barang'][number]): boolean =>
  tagihan < 0 ? total > total_hitung : total < total_hitung

/** What a piece would come to now, where that is another price than its bon's. */
function HargaKini({ barang: { hitung_kini } }: { barang: Faktur['barang'][number] }) {
  return typeof hitung_kini === 'number' && <Badge tone="amber">Harga hari ini {cellText('rupiah', hitung_kini)}</Badge>
}

/** The pieces of a bill whose price moved: a scanned bon leads past the list that marks them. */
function Bergerak({ bill }: { bill: Faktur }) {
  return bill.barang
    .filter((one) => typeof one.hitung_kini === 'number')
    .map((one) => (
      <p key={one.kode_barcode} className={css.bergerak}>
        <span>
          {one.nama_barang} <small className="k-mono k-dim">{one.kode_barcode}</small> <HargaKini barang={one} />
        </span>
        <b>{cellText('rupiah', one.total)}</b>
      </p>
    ))
}

/** What a kind of bill shows besides. */
interface Tambahan<F> {
  /** Marks beside its number. */
  tanda?: (bill: F) => ReactNode
  /** Under its pieces. */
  rincian?: (bill: F) => ReactNode
  /** What is asked of one before it is valid: in its row once ticked, in the dialog of its money. */
  uji?: (bill: F) => ReactNode
  /** Whether something is asked there at all. */
  diuji?: (bill: F) => boolean
}

interface SatuProps<F extends Faktur> {
  bill: F
  antrian: Pick<Antrian<F, object>, 'dipilih' | 'ubahPilih' | 'masuk' | 'ubahMasuk' | 'setBayar'>
  tambahan: Tambahan<F>
  onTolak: () => void
}

function Satu<F extends Faktur>({ bill, antrian, tambahan, onTolak }: SatuProps<F>) {
  const { no_faktur_jual } = bill
  return (
    <li>
      <Tick
        checked={antrian.dipilih.includes(bill)}
        onChange={() => antrian.ubahPilih(no_faktur_jual)}
        aria-label={`Pilih ${no_faktur_jual}`}
      />
      <div>
        <p className={css.kepala}>
          <b className="k-mono">{no_faktur_jual}</b>
          <span>{bill.nama_customer}</span>
          <span className="k-dim">
            {bill.kode_sales} {bill.nama_sales}, dientri {bill.user_id}
          </span>
          <Menunggu waktu={bill.waktu} />
          {tambahan.tanda?.(bill)}
          {bill.disetujui_oleh !== null && <span>disetujui {bill.disetujui_oleh}</span>}
        </p>
        <ul className={css.dijual}>
          {bill.barang.map((one) => (
            <li key={one.kode_barcode}>
              <FotoBarang barang={one} />
              <span>
                {one.nama_barang} <small className="k-mono k-dim">{one.kode_barcode}</small> <HargaKini barang={one} />
              </span>
              <span className="k-dim">
                {one.kadar_cetak}, {gramText(one.berat)}
              </span>
              <span className="k-dim">
                {one.total === one.total_hitung ? '' : cellText('rupiah', one.total_hitung)}
              </span>
              <b data-rugi={rugi(bill, one) || undefined}>{cellText('rupiah', one.total)}</b>
            </li>
          ))}
        </ul>
        {tambahan.rincian?.(bill)}
        <Rencana nota={bill} antrian={antrian} />
        {antrian.dipilih.includes(bill) && tambahan.uji?.(bill)}
      </div>
      <span className={css.jumlah}>
        <b>{cellText('rupiah', Math.abs(bill.tagihan))}</b>
        <Button size="sm" onClick={() => antrian.setBayar(bill)}>
          Bayar
        </Button>
        <Button size="sm" kind="subtle" onClick={onTolak} aria-label={`Tolak ${no_faktur_jual}`}>
          Tolak
        </Button>
      </span>
    </li>
  )
}

interface PindaiBonProps {
  /** The queues: what of them a code means, and what became of what waits no more. */
  antrian: readonly Pick<Antrian<Faktur, object>, 'pindai'>[]
}

/** The bon that a customer brings leads to his payment. */
export function PindaiBon({ antrian }: PindaiBonProps) {
  const cari = async (kode: string) => {
    const semua = async (ini: string) => (await Promise.all(antrian.map(({ pindai }) => pindai.cari(ini)))).flat()
    const tampak = await semua(kode)
    const sendiri = tampak.length > 0 ? kode : await kodeSendiri(kode)
    const ada = sendiri === kode ? tampak : await semua(sendiri)
    if (ada.length > 1) throw new Error(`${ada.length} Faktur Berakhiran ${kode}, Ketik Lebih Panjang`)
    if (ada[0]) return ada[0]()
    for (const { pindai } of antrian) await pindai.selesai?.(kode)
    throw new Error(`Faktur ${kode} Tidak Menunggu Validasi`)
  }
  return (
    <Card title="Bon kasir">
      <ScanLine onScan={cari} placeholder="Pindai bon" />
    </Card>
  )
}

/** A dialog that ends in a valid bill. */
export interface Dialog {
  busy: boolean
  onSah: () => void
  onClose: () => void
  /** What else is asked before. */
  children: ReactNode
}

interface KartuProps<F extends Faktur, S extends object> extends Tambahan<F> {
  antrian: Antrian<F, S>
  /** penjualan, titipan: what waits. */
  apa: string
  /** faktur, titipan: what is counted. */
  satuan: string
  /** Asks why it is turned down. */
  tolak: (bill: F, onClose: () => void) => ReactNode
  /** Asks before one is valid where its money is not taken as a sale's is. */
  terima?: (bill: F, dialog: Dialog) => ReactNode
  /** Prints one that is valid now. */
  cetak: (slip: Antrian<F, S>['slip'][number], onClose: () => void) => ReactNode
  /** Papers of another queue are still being printed: these follow. */
  nanti?: boolean
}

/** The card of what waits with its dialogs; nothing where none waits. */
export function KartuAntrian<F extends Faktur, S extends object>(props: KartuProps<F, S>) {
  const { antrian, apa, satuan, tolak, cetak, nanti, terima: lain, ...tambahan } = props
  const [ditolak, setDitolak] = useState<F | null>(null)
  const { list, semua, dipilih, bayar, setBayar, slip, selesaiSlip, busy, terima } = antrian
  const [pertama] = slip
  return (
    <>
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {semua.length > 0 && (
        <Card
          title={`${apa[0]?.toUpperCase()}${apa.slice(1)} menunggu validasi`}
          note={`${semua.length} ${satuan}`}
          flush
        >
          <div className={css.semua}>
            <CheckField
              label={`Pilih semua ${apa}`}
              value={dipilih.length === semua.length}
              onChange={antrian.pilihSemua}
            />
          </div>
          <ul className={css.faktur}>
            {semua.map((one) => (
              <Satu
                key={one.no_faktur_jual}
                bill={one}
                antrian={antrian}
                tambahan={tambahan}
                onTolak={() => setDitolak(one)}
              />
            ))}
          </ul>
        </Card>
      )}
      {bayar &&
        lain?.(bayar, {
          busy,
          onSah: () => terima(bayar, [], null),
          onClose: () => setBayar(null),
          children: tambahan.uji?.(bayar),
        })}
      {bayar && !lain && (
        <TerimaBayar
          key={bayar.no_faktur_jual}
          nota={bayar}
          busy={busy}
          onTerima={terima}
          siap={antrian.siap}
          ditimbang={tambahan.diuji?.(bayar) ?? false}
          onClose={() => setBayar(null)}
        >
          <Bergerak bill={bayar} />
          {tambahan.uji?.(bayar)}
        </TerimaBayar>
      )}
      {ditolak && tolak(ditolak, () => setDitolak(null))}
      {pertama && !nanti && cetak(pertama, selesaiSlip)}
    </>
  )
}
