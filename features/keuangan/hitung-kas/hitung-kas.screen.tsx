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
import { Badge, Banner, Button, Card, cellText, KodeSelect } from '@kencana/ui'
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
} from './hitung-kas.contract.ts'
import css from './hitung-kas.module.css'
import { strukHitungKas } from './hitung-kas.receipt.ts'
import { selisihText } from './hitung-kas.shared.tsx'
import { bacaLembar, jumlahLembar, type Lembar, Pecahan, terisi } from './pecahan.shared.tsx'

type Hitungan = OutputOf<typeof getHitungKas>
type Baris = OutputOf<typeof listHitungKas>[number]
type Keadaan = OutputOf<typeof keadaanKas>

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

const oleh = ({ kode_laci, user_id, kedua_oleh }: Baris): string =>
  [kode_laci === '-' ? '' : `Laci ${kode_laci}: `, user_id, kedua_oleh === null ? '' : `, lalu ${kedua_oleh}`].join('')

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

/** No drawer chosen is one's own. */
const BLANK: { lembar: Lembar; kode_laci: string | null } = { lembar: {}, kode_laci: null }

/** The count in hand, kept like any document: a reload does not send anybody back to the first note. */
const useLembar = () => {
  const draft = useDraft('hitung_kas', BLANK)
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({})
  const lembar = terisi(draft.value.lembar)
  const baca = (kode_laci: string) => {
    const { isi, salah: gagal } = bacaLembar(kode_laci, lembar)
    setSalah(gagal)
    return isi
  }
  const ubah = (isi: Lembar) => {
    setSalah({})
    draft.set({ ...draft.value, lembar: isi })
  }
  return { draft, lembar, salah, baca, ubah }
}

/** Which drawer is counted, where a shop has several: one's own to begin with. */
function PilihLaci({
  laci,
  value,
  onChange,
}: {
  laci: Keadaan['laci']
  value: string
  onChange: (kode: string) => void
}) {
  const options = laci.map(({ kode_laci, nama_laci, pemegang, terakhir }) => ({
    kode: kode_laci,
    nama: [nama_laci, ...pemegang, ...(terakhir ? ['sudah dihitung'] : [])].join(', '),
  }))
  return (
    <div className={css.laci}>
      <KodeSelect label="Laci" required value={value} onChange={(kode) => onChange(kode ?? '-')} options={options} />
    </div>
  )
}

/** The drawer counted without looking at the books; what differs is counted again by somebody else. */
export default function HitungKasScreen() {
  const jam = useJam()
  const keadaan = useQuery({ ...query(keadaanKas, {}), staleTime: 0 })
  const { draft, lembar, salah, baca, ubah } = useLembar()
  const kode_laci = draft.value.kode_laci ?? keadaan.data?.milik ?? '-'
  const menunggu = keadaan.data?.laci.find((one) => one.kode_laci === kode_laci)?.menunggu ?? null
  const jumlah = jumlahLembar(lembar)
  const options = { slip: ({ data }: { data: Hitungan }) => data, changes: CHANGES }
  const pertama = useSubmit(draft, hitungKas, options)
  const kedua = useSubmit(draft, hitungKedua, options)
  const { busy, shown, show } = menunggu ? kedua : pertama
  const simpan = async () => {
    // Who counts fast is done before it is known which drawer is his, and whether he is the second one.
    const kini = keadaan.data ?? (await keadaan.refetch()).data
    const laci = draft.value.kode_laci ?? kini?.milik ?? '-'
    const isi = baca(laci)
    if (isi === null) return
    const dulu = kini?.laci.find((one) => one.kode_laci === laci)?.menunggu
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
        {keadaan.data && keadaan.data.laci.length > 1 && (
          <PilihLaci
            laci={keadaan.data.laci}
            value={kode_laci}
            onChange={(kode) => draft.set({ ...draft.value, kode_laci: kode })}
          />
        )}
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
