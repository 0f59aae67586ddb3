import type { OutputOf } from '@kencana/contract'
import { ApiError, call, FormDialog, LinesTable, query, SaveBar, ScanLine, showError } from '@kencana/screens'
import { Badge, Banner, bunyi, type Column, cellText, FieldGrid, GramField } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { HasilBadge, nadaHasil } from '../../barang/stock-opname/opname.shared.tsx'
import {
  getOpnameHutang,
  lepasAmplop,
  listOpnameHutang,
  pindaiAmplop,
  tutupOpnameHutang,
} from './stock-opname-hutang.contract.ts'

type Opname = OutputOf<typeof getOpnameHutang>
type Pindai = Opname['pindai'][number]

const ADA: readonly Column<Pindai>[] = [
  { key: 'kode_amplop', title: 'Amplop', kind: 'kode' },
  {
    key: 'perlihatkan',
    title: 'Label',
    width: 152,
    render: ({ perlihatkan }) => perlihatkan && <Badge tone="amber">PERLIHATKAN</Badge>,
  },
  { key: 'user_id', title: 'User' },
]

const LAIN: readonly Column<Pindai>[] = [
  { key: 'hasil', title: 'Hasil', width: 152, render: ({ hasil }) => <HasilBadge hasil={hasil} /> },
  { key: 'kode_amplop', title: 'Amplop', kind: 'kode' },
  { key: 'keterangan', title: 'Keterangan' },
]

/** What scanning does to a count; every scan is kept by the server at once. */
const useHitung = ({ no_so, masuk_belum }: Opname) => {
  const cache = useQueryClient()
  const kunci = query(getOpnameHutang, { no_so }).queryKey
  /** Whether loans came meanwhile, whose envelopes are to be scanned, only the server knows. */
  const segarkan = () => cache.invalidateQueries({ queryKey: kunci })
  const ubah = (change: (pindai: readonly Pindai[]) => Pindai[]) =>
    cache.setQueryData<Opname>(kunci, (now) => {
      if (!now) return now
      const pindai = change(now.pindai)
      return { ...now, pindai, dipindai: pindai.length }
    })
  const scan = async (kode_amplop: string): Promise<ReactNode> => {
    try {
      const satu = await call(pindaiAmplop, { no_so, kode_amplop })
      ubah((pindai) => [satu, ...pindai])
      if (masuk_belum > 0) await segarkan()
      bunyi(nadaHasil(satu.hasil))
      if (satu.hasil !== 'ADA') throw new Error(`${satu.kode_amplop} ${satu.hasil}, ${satu.keterangan}`)
      return (
        <>
          <b>{satu.kode_amplop}</b> ada
        </>
      )
    } catch (error) {
      if (error instanceof ApiError) bunyi('salah')
      throw error
    }
  }
  const lepas = ({ kode_amplop, urut }: Pindai) =>
    void call(lepasAmplop, { no_so, kode_amplop }).then(
      () => ubah((pindai) => pindai.filter((one) => one.urut !== urut)),
      showError,
    )
  return { scan, lepas, segarkan }
}

/** A scan by its label; of one that somebody else made only the end of it is known, which two may share. */
const namaPindai = ({ kode_amplop, urut }: Pindai): string =>
  kode_amplop.startsWith('..') ? `${kode_amplop} (${urut})` : kode_amplop

/** The end of a round: what all bags weigh, before anybody is told what they should. */
function Tutup({ opname: { no_so, pindai }, onClose }: { opname: Opname; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={tutupOpnameHutang}
      initial={{ no_so, berat_timbang: '' }}
      title="Tutup Hitungan"
      about={no_so}
      saveText="Tutup Hitungan"
      changes={[getOpnameHutang, listOpnameHutang]}
      note={() => no_so}
      onClose={onClose}
    >
      {({ field }) => (
        <FieldGrid>
          <p>
            Hitungan ditutup dengan {pindai.length} amplop dipindai. Timbang semua kantong barang yang ada di toko
            bersama, juga yang masuk selama dihitung, tanpa amplopnya.
          </p>
          <GramField {...field('berat_timbang')} label="Berat Semua Kantong" required autoFocus />
        </FieldGrid>
      )}
    </FormDialog>
  )
}

/** What came while it is counted: its bag is on the scale too, so its label is scanned. */
const Masuk = ({ belum }: { belum: number }) =>
  belum > 0 && (
    <Banner tone="amber">{belum} hutang masuk selama dihitung. Pindai amplopnya sebelum hitungan ditutup.</Banner>
  )

/** A round under way: scan every envelope that lies here. How many should is told to nobody. */
export const useHitungAmplop = (opname: Opname): { bar: ReactNode; isi: ReactNode } => {
  const { scan, lepas, segarkan } = useHitung(opname)
  const [menutup, setMenutup] = useState(false)
  const ada = opname.pindai.filter((one) => one.hasil === 'ADA')
  const lain = opname.pindai.filter((one) => one.hasil !== 'ADA')
  const banyak = (hasil: Pindai['hasil']) => cellText('int', lain.filter((one) => one.hasil === hasil).length)
  const ulang = ada.filter((one) => one.perlihatkan).length
  const terakhir = opname.pindai[0]?.kode_amplop
  const bar = (
    <SaveBar
      write={tutupOpnameHutang}
      facts={[
        { label: 'Label lama', value: banyak('LABEL LAMA') },
        { label: 'Bukan jaminan', value: banyak('BUKAN JAMINAN') },
        { label: 'Tidak dikenal', value: banyak('TIDAK DIKENAL') },
      ]}
      total={{ label: 'Dipindai', value: `${cellText('int', opname.pindai.length)} amplop` }}
      saveText="Tutup Hitungan"
      busyText="Sedang Menyimpan"
      busy={menutup}
      onSave={() => setMenutup(true)}
    />
  )
  const isi = (
    <>
      <Masuk belum={opname.masuk_belum} />
      {ulang > 0 && (
        <Banner tone="amber">
          Label {ulang} amplop dicetak ulang, terlambat atau masih bernomor hutang. Perlihatkan isinya ke user lain: ia
          menyaksikan sebelum hitungan ditutup.
        </Banner>
      )}
      <LinesTable
        columns={ulang > 0 ? ADA : ADA.filter(({ key }) => key !== 'perlihatkan')}
        rows={ada}
        rowId={namaPindai}
        noun="amplop ada"
        newestId={terakhir}
        emptyText="Pindai semua amplop barang hutang"
        onRemove={lepas}
      >
        <ScanLine onScan={scan} placeholder="Pindai label amplop" />
      </LinesTable>
      {lain.length > 0 && (
        <LinesTable
          columns={LAIN}
          rows={lain}
          rowId={namaPindai}
          noun="amplop tidak cocok"
          newestId={terakhir}
          emptyText="-"
          onRemove={lepas}
        />
      )}
      {menutup && (
        <Tutup
          opname={opname}
          onClose={() => {
            setMenutup(false)
            void segarkan()
          }}
        />
      )}
    </>
  )
  return { bar, isi }
}
