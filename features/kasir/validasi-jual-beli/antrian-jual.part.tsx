/** Sales that wait for the cashier: ticked or scanned by their bon, paid, or turned down. */
import type { InputOf } from '@kencana/contract'
import { call, gramText, LoadError, query, ScanLine, serverNow, useJam, useSend, useUser } from '@kencana/screens'
import { Button, bunyi, Card, CheckField, cellText, Tick } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { FotoBarang } from '../../barang/data-barang/foto.shared.tsx'
import { caraBayar, lewatBank, type Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { BatalkanJual, PENJUALAN_CHANGES } from '../../penjualan/batal-penjualan/batal-jual.shared.tsx'
import { bukaJual, getJual, type Nota } from '../../penjualan/transaksi-penjualan/nota.contract.ts'
import { SlipJual } from '../../penjualan/transaksi-penjualan/slip-penjualan.shared.tsx'
import { validasiJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { kirimRencana, sebutBayar, sisaTunai, type Tagihan, TerimaBayar } from './terima-bayar.part.tsx'
import { useTimbang } from './timbang-beli.part.tsx'
import { ditukar, TimbangTukar, Tukar } from './tukar-jual.part.tsx'
import css from './validasi-jual-beli.module.css'

type NotaTunai = ComponentProps<typeof SlipJual>['slip']
type Dikirim = InputOf<typeof validasiJual>['data'][number]

/** How often the queue is looked at. */
const SEGARKAN = 10_000
/** So many minutes are red. Source: areas 000-read-first. */
const LAMA = 30
const SEMENIT = 60_000

/** The queue as it stands now; a new one is heard. */
const useMenunggu = () => {
  const list = useQuery({ ...query(bukaJual, {}), staleTime: 0, refetchInterval: SEGARKAN })
  const dikenal = useRef<ReadonlySet<string> | null>(null)
  useEffect(() => {
    if (!list.data) return
    const kini = new Set(list.data.map((one) => one.no_faktur_jual))
    const lama = dikenal.current
    if (lama && [...kini].some((one) => !lama.has(one))) bunyi('lain')
    dikenal.current = kini
  }, [list.data])
  return list
}

const AKHIR_NOMOR = /^\d{3,6}$/

const disebut = ({ no_faktur_jual, barang }: Nota, kode: string): boolean =>
  no_faktur_jual === kode ||
  (AKHIR_NOMOR.test(kode) && no_faktur_jual.endsWith(kode)) ||
  barang.some((one) => one.kode_barcode === kode)

/** A bon that waits no more says what became of it. @throws Error with that; @returns null for what is no sale that this user may see */
const sudahSelesai = async (kode: string): Promise<null> => {
  if (!kode.startsWith('FJ-')) return null
  const nota = await call(getJual, { no_faktur: kode }).catch(() => null)
  if (nota?.status === 'DONE') throw new Error(`Faktur ${kode} Sudah Sah, Divalidasi ${nota.valid_by}`)
  if (nota?.status === 'BATAL') throw new Error(`Faktur ${kode} Sudah Dibatalkan`)
  return null
}

const satu = ({ no_faktur_jual, versi }: Nota, pembayaran: Dikirim['pembayaran']): Dikirim => ({
  no_faktur_jual,
  versi,
  pembayaran,
})

/** The sales that wait, which of them are ticked, what of their money is seen at the bank, and sending them. */
export const useAntrianJual = () => {
  const list = useMenunggu()
  const [pilih, setPilih] = useState<readonly string[]>([])
  const [masuk, setMasuk] = useState<readonly string[]>([])
  const [bayar, setBayar] = useState<Nota | null>(null)
  const [slip, setSlip] = useState<readonly NotaTunai[]>([])
  const tunai = useRef<Tunai | null>(null)
  const sah = useRef(false)
  const { busy, submit } = useSend(validasiJual, {
    changes: PENJUALAN_CHANGES,
    done: ({ data }) => {
      sah.current = true
      setPilih([])
      setBayar(null)
      setSlip(data.map((one) => ({ ...one, tunai: tunai.current })))
    },
  })
  const timbang = useTimbang()
  const semua = list.data ?? []
  const dipilih = semua.filter((one) => pilih.includes(one.no_faktur_jual))
  const kirim = async (data: Dikirim[], diterima: Tunai | null): Promise<boolean> => {
    tunai.current = diterima
    sah.current = false
    const nota = semua.filter((one) => data.some((satu) => satu.no_faktur_jual === one.no_faktur_jual))
    await submit({ data, timbang: timbang.kirim(nota.map(ditukar)) })
    // Refused, it may have been settled elsewhere: what is shown is the queue as it is.
    if (!sah.current) {
      const kini = (await list.refetch()).data ?? []
      setBayar((now) => (now && kini.some((one) => one.no_faktur_jual === now.no_faktur_jual) ? now : null))
    }
    return sah.current
  }
  const ubah = (setel: typeof setPilih) => (apa: string) =>
    setel((now) => (now.includes(apa) ? now.filter((one) => one !== apa) : [...now, apa]))
  return {
    list,
    semua,
    dipilih,
    busy,
    timbang,
    bayar,
    setBayar,
    slip,
    selesaiSlip: () => setSlip((now) => now.slice(1)),
    masuk,
    /** Takes the bon of a waiting sale, the end of its number, or one of its pieces; null where it is none. */
    pindai: async (kode: string) => {
      const ada = (rows: readonly Nota[]) => rows.find((one) => disebut(one, kode))
      const nota = ada(semua) ?? ada((await list.refetch()).data ?? [])
      if (!nota) return sudahSelesai(kode)
      setBayar(nota)
      return (
        <>
          <b>{nota.nama_customer}</b> {cellText('rupiah', nota.tagihan)}
        </>
      )
    },
    ubahMasuk: ubah(setMasuk),
    ubahPilih: ubah(setPilih),
    pilihSemua: (ya: boolean) => setPilih(ya ? semua.map((one) => one.no_faktur_jual) : []),
    terima: (nota: Nota, pembayaran: Dikirim['pembayaran'], diterima: Tunai | null) =>
      void kirim([satu(nota, pembayaran)], diterima),
    validasi: () =>
      kirim(
        dipilih.map((one) => satu(one, kirimRencana(one, masuk))),
        null,
      ),
  }
}

export type AntrianJual = ReturnType<typeof useAntrianJual>

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

interface FakturProps {
  nota: Nota
  antrian: AntrianJual
  onTolak: () => void
}

/** How a waiting bill is going to be paid, with what the cashier says of its money at the bank. */
export function Rencana({ nota, antrian }: { nota: Tagihan; antrian: Pick<AntrianJual, 'masuk' | 'ubahMasuk'> }) {
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

function Faktur({ nota, antrian, onTolak }: FakturProps) {
  const { no_faktur_jual } = nota
  return (
    <li>
      <Tick
        checked={antrian.dipilih.includes(nota)}
        onChange={() => antrian.ubahPilih(no_faktur_jual)}
        aria-label={`Pilih ${no_faktur_jual}`}
      />
      <div>
        <p className={css.kepala}>
          <b className="k-mono">{no_faktur_jual}</b>
          <span>{nota.nama_customer}</span>
          <span className="k-dim">
            {nota.kode_sales} {nota.nama_sales}, dientri {nota.user_id}
          </span>
          <Menunggu waktu={nota.waktu} />
          {nota.disetujui_oleh !== null && <span>disetujui {nota.disetujui_oleh}</span>}
        </p>
        <ul className={css.dijual}>
          {nota.barang.map((one) => (
            <li key={one.kode_barcode}>
              <FotoBarang barang={one} />
              <span>
                {one.nama_barang} <small className="k-mono k-dim">{one.kode_barcode}</small>
              </span>
              <span className="k-dim">
                {one.kadar_cetak}, {gramText(one.berat)}
              </span>
              <span className="k-dim">
                {one.total === one.total_hitung ? '' : cellText('rupiah', one.total_hitung)}
              </span>
              <b data-kurang={one.total < one.total_hitung || undefined}>{cellText('rupiah', one.total)}</b>
            </li>
          ))}
        </ul>
        <Tukar nota={nota} />
        <Rencana nota={nota} antrian={antrian} />
        {antrian.dipilih.includes(nota) && <TimbangTukar nota={nota} timbang={antrian.timbang} />}
      </div>
      <span className={css.jumlah}>
        <b>{cellText('rupiah', nota.tagihan)}</b>
        <Button size="sm" onClick={() => antrian.setBayar(nota)}>
          Bayar
        </Button>
        <Button size="sm" kind="subtle" onClick={onTolak} aria-label={`Tolak ${no_faktur_jual}`}>
          Tolak
        </Button>
      </span>
    </li>
  )
}

/** The bon that a customer brings leads to his payment. @param pindai takes what was scanned, null where it is none of its own */
export function PindaiBon({ pindai }: { pindai: readonly ((kode: string) => Promise<ReactNode>)[] }) {
  const cari = async (kode: string) => {
    for (const satu of pindai) {
      const ada = await satu(kode)
      if (ada !== null) return ada
    }
    throw new Error(`Faktur ${kode} Tidak Menunggu Validasi`)
  }
  return (
    <Card title="Bon kasir">
      <ScanLine onScan={cari} placeholder="Pindai bon" />
    </Card>
  )
}

/** The cards of the waiting sales with their dialogs; nothing where none waits. */
export function KartuJual({ antrian }: { antrian: AntrianJual }) {
  const { tgl_system } = useUser()
  const [tolak, setTolak] = useState<Nota | null>(null)
  const { list, semua, dipilih, bayar, setBayar, slip, selesaiSlip, busy, terima } = antrian
  const [nota] = slip
  return (
    <>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {semua.length > 0 && (
        <Card title="Penjualan menunggu validasi" note={`${semua.length} faktur`} flush>
          <div className={css.semua}>
            <CheckField
              label="Pilih semua penjualan"
              value={dipilih.length === semua.length}
              onChange={antrian.pilihSemua}
            />
          </div>
          <ul className={css.faktur}>
            {semua.map((one) => (
              <Faktur key={one.no_faktur_jual} nota={one} antrian={antrian} onTolak={() => setTolak(one)} />
            ))}
          </ul>
        </Card>
      )}
      {bayar && (
        <TerimaBayar
          key={bayar.no_faktur_jual}
          nota={bayar}
          busy={busy}
          onTerima={terima}
          onClose={() => setBayar(null)}
        >
          <TimbangTukar nota={bayar} timbang={antrian.timbang} />
        </TerimaBayar>
      )}
      {tolak && <BatalkanJual nota={tolak} hariIni={tgl_system} onClose={() => setTolak(null)} />}
      {nota && (
        <SlipJual key={nota.no_faktur_jual} slip={nota} message="Validasi Berhasil" langsung onClose={selesaiSlip} />
      )}
    </>
  )
}
