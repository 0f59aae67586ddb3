/** How what is being entered is going to be paid. */
import type { Draft } from '@kencana/screens'
import type { RefObject } from 'react'
import { BagianPembayaran } from '../../keuangan/pembayaran/pembayaran.shared.tsx'
import { pemilikNota } from '../../pembelian/transaksi-pembelian/pemilik-nota.shared.tsx'
import { BuktiPoin } from './bukti-poin.part.tsx'
import { halangan } from './cara-jual.part.tsx'
import { DitagihKe } from './marketplace-jual.part.tsx'
import type { IsiJual, useSimpanJual } from './simpan-jual.part.tsx'
import type { useSimpanTitip } from './titip-jual.part.tsx'
import { TANPA_TUKAR, TukarJual } from './tukar-jual.part.tsx'

interface DibayarProps {
  draft: Draft<IsiJual>
  jual: ReturnType<typeof useSimpanJual>
  titip: ReturnType<typeof useSimpanTitip>
  menuju: RefObject<(() => void) | null>
  /** The nota of an old piece that is being looked up; null is no dialog. */
  nota: string | null
  onNota: (nota: string | null) => void
}

/** Old pieces and money, or the platform that owes it. */
export function Dibayar({ draft, jual, titip, menuju, nota, onNota }: DibayarProps) {
  const isi = draft.value
  if (!isi.titip && jual.marketplace !== null) return <DitagihKe marketplace={jual.marketplace} />
  return (
    <>
      {!isi.titip && (
        <TukarJual
          tukar={isi.tukar ?? TANPA_TUKAR}
          nota={nota}
          salah={jual.salahTukar}
          onNota={onNota}
          halangan={() => halangan(draft.inHand().value, 'TUKAR')}
          onPemilik={(milik) =>
            draft.set((now) => ({
              ...now,
              kepala: now.kepala.nama_customer === '' ? { ...now.kepala, ...pemilikNota(milik) } : now.kepala,
            }))
          }
          onTukar={(ubah) => draft.set((now) => ({ ...now, tukar: ubah(now.tukar ?? TANPA_TUKAR) }))}
        />
      )}
      <BagianPembayaran
        {...(isi.titip ? titip : jual).bayar.bagian}
        {...(!isi.titip && jual.sisa < 0 ? { judul: `Uang Kembali ${isi.tukar ? 'Tukar' : 'Titipan'}` } : {})}
        kbd="F4"
        menuju={menuju}
      />
      {!isi.titip && <BuktiPoin bukti={jual.bukti} kode_member={isi.kepala.kode_member} />}
    </>
  )
}
