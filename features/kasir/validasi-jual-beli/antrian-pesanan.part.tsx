/** Orders whose deposit the till is to take: opened by their number, taken in the very dialog that every order has. */
import type { OutputOf } from '@kencana/contract'
import { LoadError, query, useMay } from '@kencana/screens'
import { Button, Card, cellText } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { TanpaTitip } from '../../pesanan/lihat-pesanan/tanpa-titip.shared.tsx'
import { tambahTitip, tanpaTitip, titipDitunggu } from '../../pesanan/titip-uang/titip-uang.contract.ts'
import { AKHIR_NOMOR, SEGARKAN, useBunyiBaru } from './antrian.part.tsx'
import { Menunggu } from './kartu-antrian.part.tsx'
import css from './validasi-jual-beli.module.css'

const TerimaTitip = lazy(() => import('../../pesanan/lihat-pesanan/terima-titip.shared.tsx'))

type Pesanan = OutputOf<typeof titipDitunggu>[number]

/** The order that a code means: its own number, the next one of its form, or those whose number ends so. */
const disebut = (rows: readonly Pesanan[], kode: string): readonly Pesanan[] => {
  const sendiri = rows.find((one) => one.no_pesanan === kode) ?? rows.find((one) => one.no_grup === kode)
  if (sendiri) return [sendiri]
  return AKHIR_NOMOR.test(kode) ? rows.filter((one) => one.no_pesanan.endsWith(kode)) : []
}

/** The orders that wait, and the one whose money is being taken. */
export const useAntrianPesanan = () => {
  const boleh = useMay(titipDitunggu)
  const ambil = useMay(tambahTitip)
  const list = useQuery({ ...query(titipDitunggu, {}), staleTime: 0, refetchInterval: SEGARKAN, enabled: boleh })
  const [dibuka, setDibuka] = useState<Pesanan | null>(null)
  useBunyiBaru(list.data?.map((one) => one.no_pesanan))
  const buka = (one: Pesanan) => () => {
    setDibuka(one)
    return (
      <>
        <b>{one.nama_customer}</b> {cellText('rupiah', one.jumlah)}
      </>
    )
  }
  const cari = async (kode: string) => {
    if (!(boleh && ambil)) return []
    const cocok = disebut(list.data ?? [], kode)
    if (cocok.length > 0) return cocok.map(buka)
    return disebut((await list.refetch()).data ?? [], kode).map(buka)
  }
  return {
    list,
    semua: list.data ?? [],
    dimuat: !boleh || list.data !== undefined,
    dibuka,
    setDibuka,
    /** The next one of the same form is its customer's too: he stands there still. */
    masuk: async ({ no_pesanan, no_grup }: Pesanan) => {
      setDibuka(null)
      const kini = (await list.refetch()).data ?? []
      setDibuka(kini.find((one) => one.no_grup === no_grup && one.no_pesanan !== no_pesanan) ?? null)
    },
    pindai: {
      cari,
      selesai: async (kode: string) => {
        if (kode.startsWith('PSN-')) throw new Error(`Pesanan ${kode} Tidak Menunggu Titip Uang`)
      },
    },
  }
}

type Antrian = ReturnType<typeof useAntrianPesanan>

interface SatuProps {
  satu: Pesanan
  /** Left out where one may not. */
  onTerima?: (() => void) | undefined
  onTanpa?: (() => void) | undefined
}

function Satu({ satu, onTerima, onTanpa }: SatuProps) {
  const { no_pesanan, kode_sales, nama_sales, user_id } = satu
  return (
    <li>
      <div>
        <p className={css.kepala}>
          <b className="k-mono">{no_pesanan}</b>
          <span>{satu.nama_customer}</span>
          <span className="k-dim">
            {kode_sales} {nama_sales}, dientri {user_id}
          </span>
          <Menunggu waktu={satu.waktu} />
        </p>
        <p className={css.bayar}>{satu.deskripsi}</p>
      </div>
      <span className={css.jumlah}>
        <b>{cellText('rupiah', satu.jumlah)}</b>
        {onTerima && (
          <Button size="sm" onClick={onTerima} aria-label={`Terima titip uang ${no_pesanan}`}>
            Terima
          </Button>
        )}
        {onTanpa && (
          <Button size="sm" kind="subtle" onClick={onTanpa} aria-label={`Tanpa titipan ${no_pesanan}`}>
            Tanpa titipan
          </Button>
        )}
      </span>
    </li>
  )
}

/** The card of the orders that wait for their deposit; nothing where none waits. */
export function KartuPesanan({ antrian }: { antrian: Antrian }) {
  const { list, semua, dibuka, setDibuka, masuk } = antrian
  const [tanpa, setTanpa] = useState<Pesanan | null>(null)
  const [terima, lepas] = [useMay(tambahTitip), useMay(tanpaTitip)]
  return (
    <>
      {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {semua.length > 0 && (
        <Card title="Titip uang pesanan" note={`${semua.length} pesanan`} flush>
          <ul className={css.faktur} data-tanpa-centang>
            {semua.map((one) => (
              <Satu
                key={one.no_pesanan}
                satu={one}
                onTerima={terima ? () => setDibuka(one) : undefined}
                onTanpa={lepas ? () => setTanpa(one) : undefined}
              />
            ))}
          </ul>
        </Card>
      )}
      {dibuka && (
        <Suspense>
          <TerimaTitip
            key={dibuka.no_pesanan}
            no_pesanan={dibuka.no_pesanan}
            onClose={() => setDibuka(null)}
            onMasuk={() => void masuk(dibuka)}
          />
        </Suspense>
      )}
      {tanpa && <TanpaTitip pesanan={tanpa} onClose={() => setTanpa(null)} />}
    </>
  )
}
