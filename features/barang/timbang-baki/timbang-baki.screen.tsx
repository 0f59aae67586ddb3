import type { OutputOf } from '@kencana/contract'
import { formatGram, MAX_BERAT, mg } from '@kencana/ledger'
import {
  call,
  gramText,
  HistoryCard,
  isOwner,
  LoadError,
  query,
  SaveBar,
  useBusy,
  useInvalidate,
  useTitle,
  useUser,
} from '@kencana/screens'
import { Button, Card, cellText, Empty, Form, gramTyped, KodeSelect, Page, popup, Skeleton, useKeys } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBakiOptions } from '../../master/baki/baki.picker.tsx'
import { HasilBadge, HasilTimbang, Neraca } from './hasil-timbang.shared.tsx'
import {
  batalTimbang,
  bukaTimbang,
  getTimbang,
  listTimbang,
  riwayatTimbang,
  selesaiTimbang,
} from './timbang-baki.contract.ts'
import css from './timbang-baki.module.css'

type Row = OutputOf<typeof listTimbang>[number]

/** What a weighing changes. */
const CHANGES = [listTimbang, getTimbang, riwayatTimbang]

/** One tray at a time: opened, weighed, its result looked at, the next. */
const useTimbang = () => {
  const invalidate = useInvalidate()
  const [nomor, setNomor] = useState('')
  const [typed, setTyped] = useState('')
  const [salah, setSalah] = useState<string>()
  const { busy, run } = useBusy()
  const { data: timbang = null } = useQuery({
    ...query(getTimbang, { no_timbang: nomor }),
    enabled: nomor !== '',
    staleTime: 0,
  })
  const tampil = (next: string) => {
    setNomor(next)
    setTyped('')
    setSalah(undefined)
  }
  // The tray may have changed under the scale: after a refusal too what the book says now is shown.
  const kerja = (what: () => Promise<void>) => run(what, () => invalidate(CHANGES))
  const buka = (kode_baki: string) => kerja(async () => tampil((await call(bukaTimbang, { kode_baki })).no_timbang))
  const simpan = () => {
    if (timbang?.status !== 'OPEN') return
    const berat_timbang = gramTyped(typed)
    if (berat_timbang === null) return setSalah('Berat Timbangan Harus Diisi')
    const { no_timbang, sidik } = timbang
    void kerja(async () => {
      const { message } = await call(selesaiTimbang, { no_timbang, sidik, berat_timbang })
      tampil(no_timbang)
      popup('success', message, no_timbang)
    })
  }
  const ketik = (value: string) => {
    setTyped(value)
    setSalah(undefined)
  }
  return { timbang: nomor === '' ? null : timbang, typed, salah, busy, ketik, buka, simpan, tampil }
}

type Kerja = ReturnType<typeof useTimbang>

function Pilih({ kerja }: { kerja: Kerja }) {
  const baki = useBakiOptions()
  const [kode, setKode] = useState('')
  const [salah, setSalah] = useState<string>()
  const mulai = () => {
    if (kode === '') return setSalah('Kode Baki Harus Dipilih')
    void kerja.buka(kode)
  }
  const pilih = (next: string) => {
    setKode(next)
    setSalah(undefined)
  }
  return (
    <Card>
      <Form onSave={mulai}>
        <div className={css.pilih}>
          <KodeSelect
            name="kode_baki"
            label="Kode Baki"
            required
            value={kode}
            onChange={pilih}
            error={salah}
            autoFocus
            {...baki}
          />
          <Button kind="primary" kbd="F9" data-save busy={kerja.busy} onClick={mulai}>
            Mulai Timbang
          </Button>
        </div>
      </Form>
    </Card>
  )
}

/** Trays of the day: what was weighed, what is left to do. A click goes on. */
function BakiHari({ kerja }: { kerja: Kerja }) {
  const { tgl_system } = useUser()
  const list = useQuery({
    ...query(listTimbang, { tanggal: tgl_system, kode_gudang: 'ALL', kode_toko: 'ALL' }),
    staleTime: 0,
  })
  const sudah = list.data?.filter((one) => one.status === 'DONE').length ?? 0
  const pilih = (row: Row) => void (row.no_timbang === null ? kerja.buka(row.kode_toko) : kerja.tampil(row.no_timbang))
  return (
    <Card title="Baki hari ini" note={list.data && `${sudah} dari ${list.data.length} sudah ditimbang`} flush>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && (
        <div className={css.tunggu}>
          <Skeleton width={280} />
        </div>
      )}
      {list.data?.length === 0 && <Empty title="Data Baki Kosong" />}
      <ul className={css.daftar}>
        {list.data?.map((row) => (
          <li key={row.kode_toko}>
            <button type="button" onClick={() => pilih(row)}>
              <span className="k-mono">{row.kode_toko}</span>
              <span>{row.nama_baki}</span>
              <span>{cellText('int', row.pcs)} pcs</span>
              <b>{gramText(row.berat)}</b>
              <span>{row.selisih === null ? '' : gramText(row.selisih)}</span>
              <HasilBadge {...row} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Earlier weighings of the tray on the scale, and taking one back. */
function RiwayatTimbang({ kode_baki }: { kode_baki: string }) {
  const saya = useUser()
  const list = useQuery({ ...query(riwayatTimbang, { kode_baki }), staleTime: 0 })
  return (
    <HistoryCard
      title="Riwayat timbang baki"
      note={<span className="k-mono">{kode_baki}</span>}
      list={list}
      emptyText="Baki ini belum pernah ditimbang"
      entry={(row) => ({
        nomor: row.no_timbang,
        isi: row.alasan_batal ?? `${row.tgl_system}, ${row.user_id}`,
        jumlah: [
          row.berat_timbang === null ? '' : gramText(row.berat_timbang),
          row.selisih === null ? '' : `selisih ${gramText(row.selisih)}`,
        ],
        no_batal: row.status === 'BATAL' ? row.no_timbang : null,
        status: <HasilBadge {...row} toleransi={row.toleransi ?? mg(0)} />,
      })}
      cancel={{
        endpoint: batalTimbang,
        param: 'no_timbang',
        title: 'Batal Timbang Baki',
        text: () => `Baki ${kode_baki} bisa ditimbang lagi. Angkanya tetap di riwayat.`,
        may: (row) => row.status === 'OPEN' || row.tgl_system === saya.tgl_system || isOwner(saya),
        changes: CHANGES,
      }}
    />
  )
}

/** A tray on the scale: choose it, let the scale type, save. The difference is kept; nothing is posted. */
export default function TimbangBakiScreen() {
  useTitle('Timbang Baki')
  const kerja = useTimbang()
  const { timbang, typed, simpan, busy } = kerja
  useKeys({ Escape: () => kerja.tampil('') })
  const terbuka = timbang?.status === 'OPEN'
  const diketik = gramTyped(typed)
  // Heavier than any scale: what it is, is said at the field.
  const angka = diketik !== null && diketik <= MAX_BERAT ? diketik : null
  const selisih = timbang && angka !== null ? mg(angka - timbang.berat_seharusnya) : null
  return (
    <Page
      path={['Barang', 'Timbang Baki']}
      title="Timbang Baki"
      actions={
        timbang && (
          <Button kbd="Esc" onClick={() => kerja.tampil('')}>
            Baki lain
          </Button>
        )
      }
      bar={
        terbuka && (
          <SaveBar
            write={selesaiTimbang}
            facts={[
              { label: 'Baki', value: timbang.kode_baki },
              { label: 'Seharusnya', value: formatGram(timbang.berat_seharusnya), unit: 'g' },
              { label: 'Timbangan', value: angka === null ? '-' : formatGram(angka), unit: 'g' },
            ]}
            total={{ label: 'Selisih', value: selisih === null ? '-' : gramText(selisih) }}
            saveText="Simpan Data"
            busyText="Sedang Menyimpan"
            busy={busy}
            disabled={angka === null}
            onSave={simpan}
            cancelText="Baki lain"
            onCancel={() => kerja.tampil('')}
          />
        )
      }
    >
      {timbang === null && (
        <>
          <Pilih kerja={kerja} />
          <BakiHari kerja={kerja} />
        </>
      )}
      {timbang && (
        <Form onSave={simpan}>
          <Neraca timbang={timbang} typed={typed} salah={kerja.salah} ketik={kerja.ketik} />
        </Form>
      )}
      {timbang?.status === 'DONE' && <HasilTimbang timbang={timbang} />}
      {timbang && <RiwayatTimbang kode_baki={timbang.kode_baki} />}
    </Page>
  )
}
