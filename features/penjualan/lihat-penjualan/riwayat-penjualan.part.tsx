/** What happened to a sale, each print of its papers with who made it. */
import { call, LoadError, query, showError, useTanggalJam } from '@kencana/screens'
import { IconButton, IconPrinter, Section, Status } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type BuktiBatal, getBatalJual } from '../batal-penjualan/bukti-batal.contract.ts'
import { SlipBatalJual } from '../batal-penjualan/slip-batal.shared.tsx'
import { cetakanJual, type Nota } from '../transaksi-penjualan/nota.contract.ts'
import css from './lihat-penjualan.module.css'

type Kejadian = readonly [saat: string, apa: string, siapa: string]

type Cetakan = NonNullable<ReturnType<typeof useCetakan>['data']>[number]

// Another print than was known is read anew with the nota that counts it.
const useCetakan = ({ no_faktur_jual, cetakan, bon }: Nota) =>
  useQuery({
    ...query(cetakanJual, { no_faktur_jual }),
    staleTime: 0,
    enabled: cetakan > 0 || bon,
  })

const apaDicetak = ({ bon, ke }: Cetakan): string =>
  `${bon ? 'BON' : 'NOTA'} ${ke === 1 ? 'DICETAK' : `SALINAN KE-${ke - 1}`}`

const dicetak = (list: readonly Cetakan[], bon: boolean, jam: (waktu: string) => string): readonly Kejadian[] =>
  list
    .filter((one) => one.bon === bon)
    .map((one) => [
      jam(one.waktu),
      apaDicetak(one),
      one.rangkap === 1 ? one.user_id : `${one.user_id}, ${one.rangkap} rangkap`,
    ])

/** Oldest first: when, what, who. */
const riwayat = (nota: Nota, cetakan: readonly Cetakan[], jam: (waktu: string) => string): readonly Kejadian[] => [
  [jam(nota.waktu), 'ENTRI', nota.user_id],
  ...(nota.disetujui_oleh === null ? [] : ([[nota.tgl_system, 'HARGA DISETUJUI', nota.disetujui_oleh]] as const)),
  ...dicetak(cetakan, true, jam),
  ...(nota.tgl_valid === null ? [] : ([[nota.tgl_valid, 'VALIDASI', nota.valid_by ?? '']] as const)),
  ...dicetak(cetakan, false, jam),
  ...(nota.status === 'BATAL'
    ? ([['', 'BATAL', [nota.no_batal, nota.batal_oleh, nota.alasan_batal].filter(Boolean).join(', ')]] as const)
    : []),
]

export function RiwayatJual({ nota }: { nota: Nota }) {
  const jam = useTanggalJam()
  const { data = [], error, isError, refetch } = useCetakan(nota)
  const [bukti, setBukti] = useState<BuktiBatal | null>(null)
  const { no_faktur_jual, no_batal } = nota
  const cetak = () => void call(getBatalJual, { no_faktur_jual }).then(setBukti, showError)
  return (
    <Section label="Riwayat">
      {isError && <LoadError error={error} onRetry={() => void refetch()} />}
      <ol className={css.riwayat}>
        {riwayat(nota, data, jam).map(([saat, apa, siapa]) => (
          <li key={apa}>
            <span className="k-mono k-dim">{saat}</span>
            <Status value={apa === 'BATAL' ? 'BATAL' : ''}>{apa}</Status>
            <span className={css.siapa}>
              {siapa}
              {apa === 'BATAL' && no_batal !== null && (
                <IconButton size="sm" label={`Cetak ulang ${no_batal}`} onClick={cetak}>
                  <IconPrinter />
                </IconButton>
              )}
            </span>
          </li>
        ))}
      </ol>
      {bukti && <SlipBatalJual slip={bukti} onClose={() => setBukti(null)} />}
    </Section>
  )
}
