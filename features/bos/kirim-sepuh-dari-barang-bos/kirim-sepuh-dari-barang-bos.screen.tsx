import type { OutputOf } from '@kencana/contract'
import { jumlah } from '@kencana/ledger'
import { beratTotal, DokumenPage, type Draft, useDraft, useSubmit } from '@kencana/screens'
import { cellText, popup } from '@kencana/ui'
import { SlipKirimSepuh } from '../../sepuhan/kirim-sepuh/slip-kirim-sepuh.shared.tsx'
import { type BarangBos, TabelBarangBos } from '../kirim-dari-barang-bos/barang-bos.shared.tsx'
import { type DetailSepuh, DetailSepuhBos } from './detail-sepuh.part.tsx'
import { type cetakSepuhBos, kirimSepuhBos, listSepuhBos } from './kirim-sepuh-dari-barang-bos.contract.ts'
import { RiwayatSepuhBos } from './riwayat-sepuh-bos.part.tsx'

interface Isi {
  detail: DetailSepuh | null
  barang: readonly BarangBos[]
}

const BLANK: Isi = { detail: null, barang: [] }

const useSave = (draft: Draft<Isi>) => {
  const { submit, ...rest } = useSubmit(draft, kirimSepuhBos, {
    slip: ({ buktiSlip }): OutputOf<typeof cetakSepuhBos> => buktiSlip,
    changes: [listSepuhBos],
  })
  const save = () => {
    const { detail, barang } = draft.value
    if (barang.length === 0) return popup('info', 'Data Barang Masih Kosong')
    if (!detail) return popup('info', 'Detail Kirim Masih Kosong')
    const detail_barang = barang.map(({ kategori, jenis, asal_barang, qty, berat }) => ({
      kode_group: kategori,
      kode_dept: jenis,
      asal_barang,
      qty,
      berat,
    }))
    void submit({ ...detail, detail_barang })
  }
  return { ...rest, save }
}

/** Goods of the owner straight to the gilder: head, goods, slip. */
export default function KirimSepuhDariBarangBosScreen() {
  const draft = useDraft<Isi>('kirim_sepuh_barang_bos', BLANK)
  const { save, busy, shown, show } = useSave(draft)
  const { detail, barang } = draft.value
  const ubah = (patch: Partial<Isi>) => draft.set((now) => ({ ...now, ...patch }))
  return (
    <DokumenPage
      path={['Stock Pembelian', 'Kirim Sepuh Dari Barang Bos']}
      draft={draft}
      summary={(isi) => `${isi.barang.length} barang ke ${isi.detail?.tujuan ?? '-'}`}
      bar={{
        write: kirimSepuhBos,
        facts: [
          { label: 'Qty', value: cellText('int', jumlah(barang, 'qty')), unit: 'pcs' },
          { label: 'Tujuan', value: detail?.tujuan ?? '-' },
        ],
        total: beratTotal(barang),
        saveText: 'Simpan Data Kirim',
        busy,
        onSave: save,
        cancelText: 'Reset',
        onCancel: () => ubah({ detail: null }),
      }}
    >
      <DetailSepuhBos detail={detail} onDetail={(entered) => ubah({ detail: entered })} />
      <TabelBarangBos rows={barang} onRows={(rows) => ubah({ barang: rows })} />
      <RiwayatSepuhBos onSlip={show} />
      {shown && <SlipKirimSepuh {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
