import { may, useUser } from '@kencana/screens'
import { Button, IconPrinter, useKeys } from '@kencana/ui'
import { useRef } from 'react'
import { KirimPesan } from '../../member/pelanggan/kirim-pesan.shared.tsx'
import {
  batalHutang,
  bayarBunga,
  type KartuHutang,
  lunasiHutang,
  remajakanHutang,
} from '../transaksi-hutang/bayar-hutang.contract.ts'
import { lelangHutang } from '../transaksi-hutang/lelang-hutang.contract.ts'
import { pesanHutang } from '../transaksi-hutang/pesan-hutang.contract.ts'
import css from './lihat-hutang.module.css'

export type Aksi = 'BUNGA' | 'LUNAS' | 'REMAJA' | 'LELANG' | 'BATAL'

/** Papers of a loan of which there is one. */
export type KertasAda = 'SURAT' | 'AMPLOP' | 'PERINGATAN' | 'LELANG' | 'SURPLUS'

interface TombolProps {
  hutang: KartuHutang
  lewat: boolean
  onAksi: (aksi: Aksi) => void
  onCetak: (kertas: KertasAda) => void
}

/** What may be done to a loan now, and printed of it. */
export function Tombol({ hutang: one, lewat, onAksi, onCetak }: TombolProps) {
  const user = useUser()
  const aktif = one.status === 'AKTIF'
  const boleh = {
    lunas: aktif && may(user, lunasiHutang),
    remaja: aktif && may(user, remajakanHutang),
    lelang: aktif && user.tgl_system >= one.mulai_lelang && one.peringatan > 0 && may(user, lelangHutang),
    bunga: aktif && one.tagihan.bunga > 0 && may(user, bayarBunga),
    batal: aktif && one.no_asal === null && one.bayar.every((b) => b.no_batal !== null) && may(user, batalHutang),
  }
  const dalam = useRef<HTMLDivElement>(null)
  useKeys(
    {
      F2: () => boleh.bunga && onAksi('BUNGA'),
      F3: () => boleh.remaja && onAksi('REMAJA'),
      F4: () => boleh.lunas && onAksi('LUNAS'),
    },
    dalam,
  )
  return (
    <div ref={dalam} className={css.aksi}>
      {boleh.lunas && (
        <Button kind="primary" kbd="F4" onClick={() => onAksi('LUNAS')}>
          Pelunasan
        </Button>
      )}
      {boleh.remaja && (
        <Button kbd="F3" onClick={() => onAksi('REMAJA')}>
          Peremajaan
        </Button>
      )}
      {boleh.bunga && (
        <Button kbd="F2" onClick={() => onAksi('BUNGA')}>
          Bayar Bunga
        </Button>
      )}
      <Button icon={<IconPrinter />} onClick={() => onCetak('SURAT')}>
        {one.status === 'OPEN' ? 'Cetak Bon' : 'Cetak Surat'}
      </Button>
      {aktif && (
        <Button icon={<IconPrinter />} onClick={() => onCetak('AMPLOP')}>
          Cetak Amplop
        </Button>
      )}
      {aktif && lewat && (
        <Button icon={<IconPrinter />} onClick={() => onCetak('PERINGATAN')}>
          Peringatan {one.peringatan_berikut}
        </Button>
      )}
      <KirimPesan kepada={one} isi={pesanHutang(one, user.tgl_system, user.nama_toko)} label="Ingatkan" />
      {boleh.lelang && <Button onClick={() => onAksi('LELANG')}>Lelang</Button>}
      {boleh.batal && (
        <Button kind="danger" onClick={() => onAksi('BATAL')}>
          Batalkan Hutang
        </Button>
      )}
    </div>
  )
}
