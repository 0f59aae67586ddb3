import {
  call,
  DokumenPage,
  type Held,
  HeldDrafts,
  showError,
  useDraft,
  useHandedOver,
  useHeld,
  useUser,
} from '@kencana/screens'
import { Button, Card, focusStart, IconButton, IconMonitor, TextField, useKeys } from '@kencana/ui'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePindaiDari } from '../../barang/data-barang/pindai-barang.shared.tsx'
import { denganTunai } from '../../keuangan/pembayaran/isian-bayar.shared.tsx'
import { useIsiSendiri, useSalesSendiri } from '../../master/sales/sales-sendiri.shared.tsx'
import { memberDariKartu } from '../../member/kartu-member/kartu-member.contract.ts'
import { PilihPelanggan } from '../../member/pelanggan/pelanggan.picker.tsx'
import { SlipTitipan } from '../../titipan/transaksi-titipan/slip-titipan.shared.tsx'
import { titip } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { bukaLayar, useSiarLayar } from '../layar-pelanggan/siar-layar.shared.tsx'
import { ambilNota } from './ambil-titipan.part.tsx'
import { angka, angkaTitip, layarJual, layarTitip } from './angka-jual.part.tsx'
import { barangDijual } from './barang-jual.contract.ts'
import { barisBaru } from './baris-jual.part.tsx'
import { tolakHalangan, tolakPenitipLain } from './cara-jual.part.tsx'
import { Dibayar } from './dibayar-jual.part.tsx'
import { useKataPindai } from './kata-pindai.part.tsx'
import { Kepala, kepalaBaru } from './kepala-jual.part.tsx'
import { PilihMarketplace } from './marketplace-jual.part.tsx'
import { Otorisasi } from './otorisasi-jual.part.tsx'
import { dibulatkan, type IsiJual, useSimpanJual } from './simpan-jual.part.tsx'
import { SlipJual } from './slip-penjualan.shared.tsx'
import { TabelJual } from './tabel-jual.part.tsx'
import { denganTitipan, PilihTitip, useSimpanTitip } from './titip-jual.part.tsx'
import { adaTempat, jual, PALING_BANYAK } from './transaksi-penjualan.contract.ts'
import css from './transaksi-penjualan.module.css'
import { segarkan, useUlangDariAlamat } from './ulang-jual.part.tsx'
import { pindaiVoucher } from './voucher-jual.part.tsx'

/** Who served last on this computer: mostly it is he again. */
const useSalesTerakhir = (): [string, (kode: string) => void] => {
  const { kode_toko, user_id } = useUser()
  const tempat = `sales_terakhir/${kode_toko}/${user_id}`
  const [kode, setKode] = useState(() => localStorage.getItem(tempat) ?? '')
  return [
    kode,
    (baru) => {
      localStorage.setItem(tempat, baru)
      setKode(baru)
    },
  ]
}

const kosong = ({ barang, kepala, pembayaran, tukar }: IsiJual): boolean =>
  (tukar?.barang.length ?? 0) === 0 && barang.length === 0 && kepala.nama_customer === '' && pembayaran.length === 0

const ringkas = ({ barang, kepala }: IsiJual): string => `${barang.length} barang, ${kepala.nama_customer || 'UMUM'}`

const fokus = (root: RefObject<HTMLElement | null>, name: string): void =>
  root.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus()

type Tujuan = 'sales' | 'member' | 'bayar'

/** Where Enter on the empty scan line leads, each once until something is scanned; what is known is passed by. */
const useLangkah = (kepala: IsiJual['kepala'], ke: Readonly<Record<Tujuan, () => void>>) => {
  const sudah = useRef(new Set<Tujuan>())
  return {
    dariAwal: () => sudah.current.clear(),
    maju: () => {
      const kurang: Tujuan[] = [
        ...(kepala.kode_sales === '' ? (['sales'] as const) : []),
        ...(kepala.nama_customer === '' ? (['member'] as const) : []),
      ]
      const tujuan = kurang.find((one) => !sudah.current.has(one)) ?? 'bayar'
      sudah.current.add(tujuan)
      ke[tujuan]()
    },
  }
}

type Simpan = ReturnType<typeof useSimpanJual>
type Titip = ReturnType<typeof useSimpanTitip>

/** What the keys and words of the counter do to the draft. */
const useMeja = (
  draft: ReturnType<typeof useDraft<IsiJual>>,
  { head, sisa }: Pick<Simpan, 'head' | 'sisa'>,
  bukti: Simpan['bukti'],
  held: Held<IsiJual>,
) => {
  const root = useRef<HTMLDivElement>(null)
  const bayar = useRef<() => void>(null)
  const [nota, setNota] = useState<string | null>(null)
  const langkah = useLangkah(draft.value.kepala, {
    sales: () => fokus(root, 'kode_sales'),
    member: () => fokus(root, 'nama_customer'),
    bayar: () => bayar.current?.(),
  })
  const pindai = usePindaiDari(draft, async (kode) => {
    if (!adaTempat(draft.inHand().value.barang)) throw new Error(PALING_BANYAK)
    return barisBaru(await call(barangDijual, { kode }))
  })
  const pelanggan = ({ nama, ...one }: { nama: string }) => head.set({ ...one, nama_customer: nama, nik: '' })
  const ambil = async (no_titip: string) => {
    tolakHalangan(draft.inHand().value, 'AMBIL')
    const ada = await ambilNota(no_titip)
    for (const { baris, penitip } of ada) {
      tolakPenitipLain(draft.inHand().value, penitip, no_titip)
      draft.set((now) => denganTitipan(now, baris, penitip))
    }
    return (
      <>
        <b>{ada[0]?.penitip.nama_customer}</b> {ada.length} barang titipan
      </>
    )
  }
  useHandedOver('titipan', ambil)
  useUlangDariAlamat(draft, held)
  const kata = useKataPindai({
    onSales: (kode_sales) => head.set({ kode_sales }),
    onPelanggan: (one, kata) => {
      pelanggan(one)
      if (memberDariKartu(kata) === one.kode_member) bukti.set(kata, one.kode_member)
    },
    onTunai: (jumlah) => {
      tolakHalangan(draft.inHand().value, 'TUNAI')
      draft.set((now) => ({ ...now, pembayaran: denganTunai(now.pembayaran, jumlah) }))
    },
    onNota: (kode) => {
      tolakHalangan(draft.inHand().value, 'TUKAR')
      setNota(kode)
      return 'Barang tukar'
    },
    onTitipan: ambil,
    onVoucher: (kode) => {
      tolakHalangan(draft.inHand().value, 'TUNAI')
      return pindaiVoucher(kode, sisa, (dengan) => draft.set((now) => ({ ...now, pembayaran: dengan(now.pembayaran) })))
    },
    onBarang: pindai.scan,
  })
  return { root, bayar, langkah, pindai, kata, pelanggan, nota, setNota }
}

interface IsiProps {
  draft: ReturnType<typeof useDraft<IsiJual>>
  held: Held<IsiJual>
  jual: Simpan
  titip: Titip
}

/** Head, pieces, payments and what has to be agreed to. */
function Meja({ draft, held, jual, titip }: IsiProps) {
  const simpan = draft.value.titip ? titip : jual
  const { root, bayar, langkah, pindai, kata, pelanggan, nota, setNota } = useMeja(draft, simpan, jual.bukti, held)
  const { kepala, barang } = draft.value
  const bulatkan = () => draft.set((now) => ({ ...now, barang: dibulatkan(now.barang) }))
  useKeys({ F3: () => fokus(root, 'nama_customer'), F8: bulatkan })
  return (
    <div ref={root} className={css.meja}>
      <Card>
        <Kepala
          head={simpan.head}
          kepala={kepala}
          wajibNama={draft.value.titip !== undefined || jual.tagihan.wajibNama}
          perluIdentitas={simpan.perluIdentitas}
          onDikenal={focusStart}
        />
        <div className={css.cara}>
          <PilihTitip draft={draft} head={jual.head} />
          {!draft.value.titip && (
            <PilihMarketplace
              order={jual.order}
              ada={jual.marketplace !== null}
              foto={draft.value.marketplace?.foto_resi ?? null}
            />
          )}
        </div>
      </Card>
      <TabelJual
        pindai={pindai}
        onScan={(kode) => {
          langkah.dariAwal()
          return kata.scan(kode)
        }}
        onEmpty={langkah.maju}
        timbang={jual.tagihan.ditimbang && !draft.value.titip}
        kurang={jual.tagihan.timbang.kurang}
        onTimbang={jual.tagihan.timbang.selesai}
        onBaris={(row) =>
          draft.set((now) => ({
            ...now,
            barang: now.barang.map((one) => (one.kode_barcode === row.kode_barcode ? row : one)),
          }))
        }
      >
        {kata.beberapa.length > 0 && (
          <PilihPelanggan
            list={kata.beberapa}
            onPilih={(one) => {
              pelanggan(one)
              kata.tutup()
            }}
            onClose={kata.tutup}
          />
        )}
      </TabelJual>
      <div className={css.bawah}>
        <Card>
          <Dibayar draft={draft} jual={jual} titip={titip} menuju={bayar} nota={nota} onNota={setNota} />
        </Card>
        <Otorisasi barang={barang} persen={jual.tagihan.persenDiskon} onBulatkan={bulatkan}>
          <TextField {...simpan.head.field('keterangan')} label="Keterangan" maxLength={200} />
        </Otorisasi>
      </div>
    </div>
  )
}

/** Selling over the counter: pieces scanned, a customer or anybody, money now or at the cashier. */
export default function TransaksiPenjualanScreen() {
  const sendiri = useSalesSendiri()
  const [terakhir, ingat] = useSalesTerakhir()
  const blank: IsiJual = { kepala: kepalaBaru(sendiri || terakhir), barang: [], pembayaran: [] }
  const draft = useDraft('transaksi_penjualan', blank, (hand) => void segarkan(hand).catch(showError))
  useIsiSendiri(draft, sendiri)
  const held = useHeld('transaksi_penjualan', draft, kosong)
  const dijual = useSimpanJual(draft)
  const dititip = useSimpanTitip(draft)
  const { barang, kepala, titip: isiTitip } = draft.value
  const simpan = isiTitip ? dititip : dijual
  useEffect(() => {
    if (sendiri === '' && kepala.kode_sales !== '' && kepala.kode_sales !== terakhir) ingat(kepala.kode_sales)
  })
  const { sahkan } = simpan
  const bar = isiTitip ? angkaTitip(barang, dititip) : angka(barang, dijual)
  useSiarLayar(isiTitip || dititip.shown ? layarTitip(barang, dititip) : layarJual(barang, dijual))
  useKeys({ 'Shift+F9': () => sahkan?.() })
  return (
    <DokumenPage
      path={['Penjualan', 'Transaksi Penjualan']}
      draft={draft}
      summary={ringkas}
      actions={
        <>
          <IconButton label="Layar Pelanggan" onClick={bukaLayar}>
            <IconMonitor />
          </IconButton>
          <HeldDrafts held={held} summary={ringkas} blank={kosong(draft.value)} busy={dijual.busy || dititip.busy} />
        </>
      }
      bar={{
        write: isiTitip ? titip : jual,
        ...bar,
        busy: simpan.busy,
        disabled: barang.length === 0,
        onSave: simpan.simpan,
        onCancel: () => void draft.cancel(),
        actions: sahkan && (
          <Button size="lg" kbd="Shift+F9" disabled={barang.length === 0 || simpan.busy} onClick={sahkan}>
            Simpan & Validasi
          </Button>
        ),
      }}
    >
      <Meja draft={draft} held={held} jual={dijual} titip={dititip} />
      {dijual.shown && <SlipJual {...dijual.shown} langsung onClose={() => dijual.show(null)} />}
      {dititip.shown && <SlipTitipan {...dititip.shown} langsung onClose={() => dititip.show(null)} />}
    </DokumenPage>
  )
}
