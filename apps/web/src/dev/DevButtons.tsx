import {
  Badge,
  Banner,
  Button,
  Card,
  Empty,
  IconAdd,
  IconButton,
  IconCincin,
  IconDots,
  IconTrash,
  Segment,
  Status,
  ToastCard,
} from '@kencana/ui'
import { useState } from 'react'
import css from './Dev.module.css'

/** Every button in every state. */
export function DevButtons() {
  const [type, setType] = useState<'GLOBAL' | 'DETAIL'>('DETAIL')
  return (
    <Card title="Tombol">
      <div className={css.row}>
        <Button kind="primary" kbd="F9">
          Simpan Data
        </Button>
        <Button kind="primary">Utama</Button>
        <Button kind="primary" disabled>
          Nonaktif
        </Button>
      </div>
      <div className={css.row}>
        <Button>Batal</Button>
        <Button disabled>Nonaktif</Button>
        <Button kind="danger" icon={<IconTrash />}>
          Hapus
        </Button>
        <IconButton label="Lainnya" kind="default">
          <IconDots />
        </IconButton>
      </div>
      <div className={css.row}>
        <Button kind="primary" busy busyText="Sedang Menyimpan">
          Simpan
        </Button>
        <Button kind="subtle">Reset</Button>
        <Button size="sm" icon={<IconAdd />}>
          Kecil
        </Button>
        <Button size="lg">Besar</Button>
      </div>
      <Segment label="Type Laporan" value={type} onChange={setType} options={['GLOBAL', 'DETAIL']} />
    </Card>
  )
}

/** Dots, badges, notes, banners. */
export function DevStates() {
  return (
    <Card title="Status dan lencana">
      <div className={css.row}>
        {['TERSEDIA', 'DIKIRIM', 'CUCI', 'TERJUAL', 'HILANG', 'HANCUR'].map((one) => (
          <Status key={one} value={one} />
        ))}
      </div>
      <div className={css.row}>
        <Badge tone="green">DONE</Badge>
        <Badge tone="amber">OPEN</Badge>
        <Badge tone="blue">PROSES</Badge>
        <Badge tone="red">BATAL</Badge>
        <Badge>SALINAN ke-2</Badge>
      </div>
      <div className={css.row}>
        <ToastCard kind="success" title="Data Berhasil Disimpan" />
        <ToastCard kind="error" title="Koneksi bermasalah.." />
      </div>
      <div className={css.stack}>
        <Banner tone="amber" actions={<Button size="sm">Tutup Toko</Button>}>
          Tanggal System 2026-11-19 belum ditutup.
        </Banner>
        <Banner
          actions={
            <>
              <Button size="sm" kind="subtle">
                Buang
              </Button>
              <Button size="sm">Lanjutkan</Button>
            </>
          }
        >
          <b>Lanjutkan draft?</b> 4 barang, 14:31
        </Banner>
        <Empty icon={<IconCincin size={22} />} title="Data Barang Kosong" hint="Ubah saringan atau tambah barang." />
      </div>
    </Card>
  )
}
