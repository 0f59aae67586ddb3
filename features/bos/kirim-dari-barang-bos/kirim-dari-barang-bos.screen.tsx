import type { InputOf, OutputOf } from '@kencana/contract'
import { beratTotal, DokumenPage, type Draft, useDraft, useSubmit } from '@kencana/screens'
import { cellText, popup } from '@kencana/ui'
import { type BarangBos, TabelBarangBos } from './barang-bos.shared.tsx'
import { type DetailKirim, DetailKirimBos } from './detail-kirim.part.tsx'
import { listBos, type reprintBos, simpanBos } from './kirim-dari-barang-bos.contract.ts'
import { RiwayatBos } from './riwayat-bos.part.tsx'
import { SlipBos } from './slip-bos.shared.tsx'

/** The goods with the detail they were last sent with: whoever changes that changes what is sent. */
interface Isi {
  barang: readonly BarangBos[]
  detail: DetailKirim | null
}

const BLANK: Isi = { barang: [], detail: null }
const BLANK_DETAIL: { detail: DetailKirim | null } = { detail: null }

const inputDari = (barang: BarangBos, detail: DetailKirim) =>
  ({
    kode_group: barang.kategori,
    kode_dept: barang.jenis,
    asal_barang: barang.asal_barang,
    detail_barang: barang.detail_jenis,
    qty: barang.qty,
    berat: barang.berat,
    kode_labeling: detail.tujuan,
    kadar: detail.kadar,
    sales_pabrik: detail.sales_pabrik,
    tanggal_kirim: detail.tanggal_kirim,
  }) as InputOf<typeof simpanBos>

/** Both drafts of the specification, offered and dropped together. */
const useKirimBos = () => {
  const barang = useDraft<Isi>('databarang_dari_bos', BLANK)
  const kepala = useDraft<typeof BLANK_DETAIL>('data_detail_kirim_barang_bos', BLANK_DETAIL)
  const both = (act: 'resume' | 'discard' | 'clear') => () => {
    barang[act]()
    kepala[act]()
  }
  const offered =
    barang.offered ?? (kepala.offered && { ...kepala.offered, value: { ...BLANK, ...kepala.offered.value } })
  const draft: Draft<Isi> = {
    ...barang,
    offered,
    // Nothing is called stored before both are.
    savedAt: kepala.value.detail && barang.savedAt ? kepala.savedAt : barang.savedAt,
    saving: barang.saving || kepala.saving,
    resume: both('resume'),
    discard: both('discard'),
    clear: both('clear'),
  }
  return { draft, detail: kepala.value.detail, setDetail: (detail: DetailKirim) => kepala.set({ detail }) }
}

const useSave = (draft: Draft<Isi>, detail: DetailKirim | null) => {
  const { submit, ...rest } = useSubmit(draft, simpanBos, {
    slip: ({ nota }): OutputOf<typeof reprintBos> => nota,
    changes: [listBos],
    send: (input, put) => {
      draft.set((now) => ({ ...now, detail }))
      return put(input)
    },
    saved: draft.clear,
  })
  const save = () => {
    const [barang] = draft.value.barang
    if (!barang) return popup('info', 'Data Barang Masih Kosong')
    if (!detail) return popup('info', 'Detail Kirim Masih Kosong')
    void submit(inputDari(barang, detail))
  }
  return { ...rest, save }
}

/** Goods of the owner for labeling: the dispatch, its one kind of goods, the slip. */
export default function KirimDariBarangBosScreen() {
  const { draft, detail, setDetail } = useKirimBos()
  const { save, busy, shown, show } = useSave(draft, detail)
  const { barang } = draft.value
  return (
    <DokumenPage
      path={['Stock Pembelian', 'Kirim Dari Barang Bos']}
      draft={draft}
      summary={({ barang: [isi] }) => (isi ? `${isi.qty} pcs ${isi.kategori} ${isi.jenis}` : 'detail kirim barang bos')}
      bar={{
        write: simpanBos,
        facts: [
          { label: 'Qty', value: cellText('int', barang[0]?.qty ?? 0), unit: 'pcs' },
          { label: 'Tujuan', value: detail?.tujuan ?? '-' },
        ],
        total: beratTotal(barang),
        saveText: 'Simpan Data Kirim',
        busy,
        onSave: save,
        cancelText: 'Reset',
        onCancel: () => void draft.cancel(),
      }}
    >
      <DetailKirimBos detail={detail} onDetail={setDetail} />
      <TabelBarangBos labeling rows={barang} onRows={(rows) => draft.set((now) => ({ ...now, barang: rows }))} />
      <RiwayatBos onSlip={show} />
      {shown && <SlipBos {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
