import type { OutputOf } from '@kencana/contract'
import {
  DokumenPage,
  LoadError,
  query,
  RiwayatDokumen,
  rupiahText,
  useDraft,
  useJam,
  useMay,
  useSend,
  useSubmit,
} from '@kencana/screens'
import { Badge, Banner, Button, Card, cellText, IntField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
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
import { selisihText } from './hitung-kas.shared.tsx'

type Hitungan = OutputOf<typeof getHitungKas>
type Baris = OutputOf<typeof listHitungKas>[number]

const CHANGES = [listHitungKas, keadaanKas, listUang]

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

interface PecahanProps {
  lembar: Lembar
  /** What is wrong with one of them. */
  salah: Readonly<Record<string, string>>
  onChange: (lembar: Lembar) => void
}

/** How many there are of each note and coin; Enter leads to the next. */
function Pecahan({ lembar, salah, onChange }: PecahanProps) {
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
              error={salah[pecahan]}
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

const BLANK: { lembar: Lembar } = { lembar: {} }

/** The count in hand, kept like any document: a reload does not send anybody back to the first note. */
const useLembar = () => {
  const draft = useDraft('hitung_kas', BLANK)
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({})
  const lembar = terisi(draft.value.lembar)
  const baca = () => {
    const isi = hitungKas.input.safeParse({ kode_laci: '-', lembar })
    const issues = isi.success ? [] : isi.error.issues.toReversed()
    setSalah(Object.fromEntries(issues.map(({ path, message }) => [String(path[1] ?? ''), message])))
    return isi.success ? isi.data : null
  }
  const ubah = (isi: Lembar) => {
    setSalah({})
    draft.set({ lembar: isi })
  }
  return { draft, lembar, salah, baca, ubah }
}

/** The drawer counted without looking at the books; what differs is counted again by somebody else. */
export default function HitungKasScreen() {
  const jam = useJam()
  const keadaan = useQuery({ ...query(keadaanKas, {}), staleTime: 0 })
  const menunggu = keadaan.data?.menunggu ?? null
  const { draft, lembar, salah, baca, ubah } = useLembar()
  const jumlah = Object.entries(lembar).reduce((sum, [pecahan, banyak]) => sum + Number(pecahan) * Number(banyak), 0)
  const options = { slip: ({ data }: { data: Hitungan }) => data, changes: CHANGES }
  const pertama = useSubmit(draft, hitungKas, options)
  const kedua = useSubmit(draft, hitungKedua, options)
  const { busy, shown, show } = menunggu ? kedua : pertama
  const simpan = async () => {
    const isi = baca()
    if (isi === null) return
    // Who counts fast is done before it is known whether he is the second one.
    const dulu = (keadaan.data ?? (await keadaan.refetch()).data)?.menunggu
    if (dulu) void kedua.submit({ no_hitung: dulu.no_hitung, lembar: isi.lembar, otorisasi: null })
    else void pertama.submit(isi)
  }
  const slip = shown ?? pertama.shown ?? kedua.shown
  return (
    <DokumenPage
      path={['Kasir', 'Hitung Kas']}
      draft={draft}
      summary={(isi) => `${Object.keys(terisi(isi.lembar)).length} pecahan terhitung`}
      bar={{
        write: hitungKas,
        facts: [],
        total: { label: 'Dihitung', prefix: 'Rp.', value: cellText('rupiah', jumlah) },
        busy,
        saveText: menunggu ? 'Simpan Hitungan Kedua' : 'Simpan Hitungan',
        onSave: () => void simpan(),
      }}
    >
      {keadaan.isError && <LoadError error={keadaan.error} onRetry={() => void keadaan.refetch()} />}
      {menunggu && (
        <Banner tone="amber">
          {`Hitungan ${menunggu.no_hitung} oleh ${menunggu.user_id} ${jam(menunggu.waktu)} selisih: hitung sekali lagi, oleh user lain.`}
        </Banner>
      )}
      <Card title="Isi laci" note="lembar dan keping">
        <Pecahan lembar={draft.value.lembar} salah={salah} onChange={ubah} />
        {salah[''] && <p role="alert">{salah['']}</p>}
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
