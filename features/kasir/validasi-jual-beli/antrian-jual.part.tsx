/** Sales that wait for the cashier: ticked or scanned by their bon, paid, or turned down. */
import { call, query, useUser } from '@kencana/screens'
import { useQuery } from '@tanstack/react-query'
import { BatalkanJual, PENJUALAN_CHANGES } from '../../penjualan/batal-penjualan/batal-jual.shared.tsx'
import { bukaJual, getJual } from '../../penjualan/transaksi-penjualan/nota.contract.ts'
import { SlipJual } from '../../penjualan/transaksi-penjualan/slip-penjualan.shared.tsx'
import { validasiJual } from '../../penjualan/transaksi-penjualan/transaksi-penjualan.contract.ts'
import { SEGARKAN, sudahSelesai, useAntrian } from './antrian.part.tsx'
import { KartuAntrian } from './kartu-antrian.part.tsx'
import { useTimbang } from './timbang-beli.shared.tsx'
import { ditukar, TimbangTukar, Tukar } from './tukar-jual.part.tsx'

/** The sales that wait, with the old pieces that pay for them. */
export const useAntrianJual = () => {
  const timbang = useTimbang()
  const antrian = useAntrian(validasiJual, {
    list: useQuery({ ...query(bukaJual, {}), staleTime: 0, refetchInterval: SEGARKAN }),
    changes: PENJUALAN_CHANGES,
    isi: (bills) => ({
      data: bills.map(({ bill: { no_faktur_jual, versi }, pembayaran }) => ({ no_faktur_jual, versi, pembayaran })),
      timbang: timbang.kirim(bills.map(({ bill }) => ditukar(bill))),
    }),
    siap: (bills) => timbang.lengkap(bills.map(ditukar)),
    slip: ({ data }) => data,
    selesai: sudahSelesai('FJ-', (no_faktur) => call(getJual, { no_faktur })),
  })
  return { ...antrian, timbang }
}

type AntrianJual = ReturnType<typeof useAntrianJual>

/** The card of the waiting sales with its dialogs; nothing where none waits. */
export function KartuJual({ antrian }: { antrian: AntrianJual }) {
  const { tgl_system } = useUser()
  return (
    <KartuAntrian
      antrian={antrian}
      apa="penjualan"
      satuan="faktur"
      rincian={(nota) => <Tukar nota={nota} />}
      diuji={(nota) => ditukar(nota).perlu_saksi}
      uji={(nota) => <TimbangTukar nota={nota} timbang={antrian.timbang} />}
      tolak={(nota, onClose) => <BatalkanJual nota={nota} hariIni={tgl_system} onClose={onClose} />}
      cetak={(nota, onClose) => (
        <SlipJual key={nota.no_faktur_jual} slip={nota} message="Validasi Berhasil" langsung onClose={onClose} />
      )}
    />
  )
}
