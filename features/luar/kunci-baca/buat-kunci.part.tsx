import type { OutputOf } from '@kencana/contract'
import { FormDialog } from '@kencana/screens'
import {
  addDays,
  Banner,
  Button,
  CheckField,
  DateField,
  FieldGrid,
  Modal,
  popup,
  TextField,
  useToday,
} from '@kencana/ui'
import { listKunciBaca, tambahKunciBaca } from './kunci-baca.contract.ts'
import css from './kunci-baca.module.css'
import { PilihBanyak } from './pilih-banyak.shared.tsx'

type Daftar = OutputOf<typeof listKunciBaca>

/** What a new key opens, and until when. */
export function BuatKunci({
  daftar,
  onDibuat,
  onClose,
}: {
  daftar: Daftar
  onDibuat: (token: string) => void
  onClose: () => void
}) {
  const today = useToday()
  return (
    <FormDialog
      endpoint={tambahKunciBaca}
      initial={{ nama: '', panggilan: [], toko: [], identitas: false, sampai: addDays(today, 90) }}
      title="Buat Kunci Baca"
      saveText="Buat Kunci"
      changes={[listKunciBaca]}
      onSaved={({ token }) => onDibuat(token)}
      onClose={onClose}
    >
      {({ field, values, set }) => (
        <FieldGrid>
          <TextField
            {...field('nama')}
            label="Untuk Siapa"
            required
            autoFocus
            hint="Misalnya akuntan atau program laporan"
          />
          <DateField {...field('sampai')} label="Berlaku Sampai" required min={today} />
          <PilihBanyak
            label="Laporan"
            semua={daftar.laporan.map(({ path, summary }) => [path, summary])}
            dipilih={values.panggilan}
            onChange={(panggilan) => set({ panggilan })}
          />
          <PilihBanyak
            label="Toko"
            semua={daftar.toko.map(({ kode_toko, nama_toko }) => [kode_toko, `${kode_toko} ${nama_toko}`])}
            dipilih={values.toko}
            onChange={(toko) => set({ toko })}
          />
          <CheckField
            label="Nama dan nomor pelanggan dibuka (tanpa ini disamarkan)"
            value={values.identitas}
            onChange={(identitas) => set({ identitas })}
          />
        </FieldGrid>
      )}
    </FormDialog>
  )
}

/** The key, this once. */
export function TunjukKunci({ token, onClose }: { token: string; onClose: () => void }) {
  const salin = () =>
    void navigator.clipboard?.writeText(token).then(
      () => popup('success', 'Kunci Disalin'),
      () => undefined,
    )
  return (
    <Modal
      title="Kunci Baca"
      onClose={onClose}
      actions={
        <>
          {navigator.clipboard && <Button onClick={salin}>Salin</Button>}
          <Button kind="primary" onClick={onClose}>
            Sudah Disimpan
          </Button>
        </>
      }
    >
      <Banner tone="amber">
        Kunci ini ditunjukkan sekali ini saja. Yang hilang tidak dapat dilihat lagi: buat yang baru.
      </Banner>
      <p className={css.token}>{token}</p>
      <p>Dikirim program lain di header x-api-key; alamat dan isian laporannya ada di Dokumentasi API.</p>
    </Modal>
  )
}
