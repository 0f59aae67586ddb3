import { call, DokumenPage, gramText, LinesTable, query, useSubmit, useZodForm } from '@kencana/screens'
import { Banner, Card, FieldGrid, GramField, gramTyped, KodeSelect, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useGroupOptions } from '../../master/group/group.picker.tsx'
import { hasilBahan, isiBahanStok, listBahanStok, saldoBahanStok, sumberBahan } from './bahan-stok.contract.ts'
import { KOLOM_BAHAN, RiwayatBahanStok, type Stok } from './riwayat-bahan.shared.tsx'
import { SlipBahanStok } from './slip-bahan-stok.part.tsx'

// What lies there is what was there: nothing is melted, so its weight is asked for once.
const isian = z.object({
  ...sumberBahan.pick({ kode_group: true, berat: true }).shape,
  keterangan: hasilBahan.shape.keterangan,
})

const BLANK = { kode_group: '', berat: '', keterangan: '' }

const CHANGES = [listBahanStok, saldoBahanStok]

/** Gold without a label that lay in the safe before the books were opened: bars, cuttings, material of the workshop. */
export default function EmasLepasScreen() {
  const saldo = useQuery({ ...query(saldoBahanStok, {}), staleTime: 0 }).data
  const form = useZodForm(isian, BLANK)
  const group = useGroupOptions()
  const { busy, submit, shown, show } = useSubmit({ submit: call }, isiBahanStok, {
    slip: ({ data }): Stok => data,
    changes: CHANGES,
    saved: () => form.reset(BLANK),
  })
  const simpan = () =>
    void submit(() => {
      const isi = form.validate()
      if (isi === null) return null
      const { kode_group, berat, keterangan } = isi
      const sumber = { sumber: 'STOK_AWAL', kode_group, berat } as const
      return { jenis: 'BAHAN', kode_group, jml_bahan: berat, keterangan, detail_bahan: [sumber], otorisasi: null }
    })
  const { field, values } = form
  const ada = (saldo?.bahan ?? []).reduce((sum, one) => sum + one.berat, 0)
  return (
    <DokumenPage
      path={['Keuangan', 'Emas Lepas Di Brankas']}
      bar={{
        write: isiBahanStok,
        facts: [{ label: 'Bahan Toko Kini', value: saldo ? gramText(ada) : '…' }],
        total: { label: 'Emas Lepas', value: gramText(gramTyped(values.berat) ?? 0) },
        busy,
        disabled: saldo?.stok_awal === false,
        onSave: simpan,
        onCancel: () => form.reset(BLANK),
      }}
    >
      {saldo?.stok_awal === false && <Banner tone="amber">Stok Awal Sudah Ditutup Untuk Toko Ini</Banner>}
      <Card>
        <FieldGrid>
          <p>
            Emas tanpa barcode yang sudah ada di toko sebelum buku dibuka: batangan, potongan, bahan untuk tukang.
            Timbang per kategori. Emas yang dibeli sesudahnya masuk lewat Transaksi Pembelian.
          </p>
          <FieldGrid columns={3}>
            <KodeSelect {...field('kode_group')} label="Kategori" required autoFocus {...group} />
            <GramField {...field('berat')} label="Berat" required />
            <TextField {...field('keterangan')} label="Keterangan" maxLength={120} />
          </FieldGrid>
        </FieldGrid>
      </Card>
      <LinesTable
        columns={KOLOM_BAHAN}
        rows={saldo?.bahan ?? []}
        rowId={(row) => `${row.jenis} ${row.kode_group}`}
        noun="bahan"
        emptyText={saldo ? 'Belum ada emas lepas' : 'Memuat emas lepas'}
      />
      <RiwayatBahanStok onSlip={show} />
      {shown && <SlipBahanStok {...shown} onClose={() => show(null)} />}
    </DokumenPage>
  )
}
