import type { OutputOf } from '@kencana/contract'
import {
  call,
  DokumenPage,
  LoadError,
  query,
  RiwayatDokumen,
  rupiahText,
  useJam,
  useMay,
  useSend,
  useSubmit,
  useZodForm,
} from '@kencana/screens'
import { Badge, Banner, Button, Card, cellText, IntField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { slipDokumen } from '../../cetak/slip.shared.tsx'
import { listUang } from '../uang/uang.contract.ts'
import {
  bukukanSelisih,
  DOKUMEN_HITUNG_KAS,
  getHitungKas,
  hitungKas,
  hitungKedua,
  keadaanKas,
  listHitungKas,
  PECAHAN,
} from './hitung-kas.contract.ts'
import css from './hitung-kas.module.css'
import { strukHitungKas } from './hitung-kas.receipt.ts'

type Hitungan = OutputOf<typeof getHitungKas>
type Baris = OutputOf<typeof listHitungKas>[number]

const CHANGES = [listHitungKas, keadaanKas, listUang]

const selisihText = (selisih: number): string =>
  selisih === 0 ? 'sesuai buku' : `${selisih < 0 ? 'kurang' : 'lebih'} ${rupiahText(Math.abs(selisih))}`

const Slip = slipDokumen(DOKUMEN_HITUNG_KAS, strukHitungKas, ({ dihitung, saldo, selisih }) =>
  dihitung === null || saldo === null || selisih === null
    ? [['Hasil', 'menunggu hitungan kedua']]
    : [
        ['Dihitung', rupiahText(dihitung)],
        ['Menurut buku', rupiahText(saldo)],
        ['Hasil', selisihText(selisih)],
      ],
)

/** What a count came to, and the button of whoever books its difference. */
function Hasil({ row }: { row: Baris }) {
  const { busy, submit } = useSend(bukukanSelisih, { changes: CHANGES, note: ({ no_uang }) => no_uang })
  const boleh = useMay(bukukanSelisih)
  if (row.menunggu) return <Badge tone="amber">MENUNGGU</Badge>
  if (row.selisih === 0) return <Badge tone="green">SESUAI</Badge>
  if (row.no_uang !== null) return <span className="k-mono">{row.no_uang}</span>
  if (!row.terakhir || !boleh) return <Badge tone="red">SELISIH</Badge>
  const bukukan = () => void submit({ no_hitung: row.no_hitung, otorisasi: null })
  return (
    <Button size="sm" disabled={busy} aria-label={`Bukukan selisih ${row.no_hitung}`} onClick={bukukan}>
      Bukukan Selisih
    </Button>
  )
}

const oleh = ({ user_id, kedua_oleh }: Baris): string =>
  kedua_oleh === null ? user_id : `${user_id}, lalu ${kedua_oleh}`

const Riwayat = ({ onSlip }: { onSlip: (hitungan: Hitungan) => void }) => (
  <RiwayatDokumen
    dokumen={DOKUMEN_HITUNG_KAS}
    title="Dihitung hari ini"
    emptyText="Kas belum dihitung hari ini"
    list={listHitungKas}
    isi={oleh}
    jumlah={({ dihitung, selisih }) =>
      dihitung === null || selisih === null ? [] : [cellText('rupiah', dihitung), selisihText(selisih)]
    }
    status={(row) => <Hasil row={row} />}
    get={getHitungKas}
    onSlip={onSlip}
  />
)

type Lembar = Partial<Record<(typeof PECAHAN)[number], string | number | null>>

/** How many there are of each note and coin; Enter leads to the next. */
function Pecahan({ lembar, onChange }: { lembar: Lembar; onChange: (lembar: Lembar) => void }) {
  return (
    <div className={css.pecahan}>
      {PECAHAN.map((pecahan, at) => {
        const banyak = lembar[pecahan] ?? null
        return (
          <div key={pecahan} className={css.baris}>
            <IntField
              name={`lembar.${pecahan}`}
              label={rupiahText(Number(pecahan))}
              value={banyak}
              autoFocus={at === 0}
              onChange={(value) => onChange({ ...lembar, [pecahan]: value })}
            />
            <b>{cellText('rupiah', Number(banyak ?? 0) * Number(pecahan))}</b>
          </div>
        )
      })}
    </div>
  )
}

const terisi = (lembar: Lembar) => Object.fromEntries(Object.entries(lembar).filter(([, banyak]) => banyak !== null))

const BLANK = { lembar: {} }

/** The drawer counted without looking at the books; what differs is counted again by somebody else. */
export default function HitungKasScreen() {
  const jam = useJam()
  const keadaan = useQuery({ ...query(keadaanKas, {}), staleTime: 0 })
  const menunggu = keadaan.data?.menunggu ?? null
  const form = useZodForm(hitungKas.input, BLANK)
  const lembar = form.values.lembar as Lembar
  const jumlah = Object.entries(terisi(lembar)).reduce(
    (sum, [pecahan, banyak]) => sum + Number(pecahan) * Number(banyak),
    0,
  )
  const options = { slip: ({ data }: { data: Hitungan }) => data, changes: CHANGES, saved: () => form.reset(BLANK) }
  const pertama = useSubmit({ submit: call }, hitungKas, options)
  const kedua = useSubmit({ submit: call }, hitungKedua, options)
  const { busy, shown, show } = menunggu ? kedua : pertama
  const simpan = () => {
    form.set({ lembar: terisi(lembar) })
    const isi = form.validate()
    if (isi === null) return
    if (menunggu) void kedua.submit({ no_hitung: menunggu.no_hitung, lembar: isi.lembar, otorisasi: null })
    else void pertama.submit(isi)
  }
  const slip = shown ?? pertama.shown ?? kedua.shown
  return (
    <DokumenPage
      path={['Kasir', 'Hitung Kas']}
      bar={{
        write: hitungKas,
        facts: [],
        total: { label: 'Dihitung', prefix: 'Rp.', value: cellText('rupiah', jumlah) },
        busy,
        saveText: menunggu ? 'Simpan Hitungan Kedua' : 'Simpan Hitungan',
        onSave: simpan,
      }}
    >
      {keadaan.isError && <LoadError error={keadaan.error} onRetry={() => void keadaan.refetch()} />}
      {menunggu && (
        <Banner tone="amber">
          {`Hitungan ${menunggu.no_hitung} oleh ${menunggu.user_id} ${jam(menunggu.waktu)} selisih: hitung sekali lagi, oleh user lain.`}
        </Banner>
      )}
      <Card title="Isi laci" note="lembar dan keping">
        <Pecahan lembar={lembar} onChange={(isi) => form.set({ lembar: isi as never })} />
        {form.field('lembar').error && <p role="alert">{form.field('lembar').error}</p>}
      </Card>
      <Riwayat onSlip={show} />
      {slip && (
        <Slip
          {...slip}
          onClose={() => {
            pertama.show(null)
            kedua.show(null)
          }}
        />
      )}
    </DokumenPage>
  )
}
