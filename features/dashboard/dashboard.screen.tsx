import type { OutputOf } from '@kencana/contract'
import { isOwner, LoadError, query, useTanggalJam, useUser } from '@kencana/screens'
import { Card, cellText, IconAlert, IconScale, namaHari, Page, Skeleton, tanggalPanjang } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { KartuAlarm } from './alarm.shared.tsx'
import { dashboard } from './dashboard.contract.ts'
import css from './dashboard.module.css'
import { GramPerHari } from './grafik.part.tsx'
import { JualBeli } from './jual-beli.part.tsx'
import { HargaEmas, Kas } from './kas.part.tsx'
import { DaftarLangkah } from './langkah.part.tsx'
import { SiapDipakai } from './siap.part.tsx'
import { StokPerGudang } from './stok.part.tsx'
import { SusutSelisih } from './susut.part.tsx'
import { HargaTerkunci } from './terkunci.part.tsx'

type State = OutputOf<typeof dashboard>

const clock = (iso: string, zone: string): string =>
  new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone })

function Neraca({ neraca, zone }: { neraca: NonNullable<State['neraca']>; zone: string }) {
  const Icon = neraca.seimbang ? IconScale : IconAlert
  const checked = `diperiksa ${clock(neraca.diperiksa_pada, zone)}`
  return (
    <Card flush>
      <div className={css.ledger} data-broken={neraca.seimbang ? undefined : true}>
        <Icon />
        <span>
          <b>{neraca.seimbang ? 'Neraca seimbang.' : `Neraca tidak seimbang: ${neraca.pelanggaran} pelanggaran.`}</b>{' '}
          {cellText('int', neraca.jurnal)} jurnal, {checked}.
        </span>
      </div>
    </Card>
  )
}

function Aktivitas({ state, zone }: { state: State; zone: string }) {
  return (
    <Card title="Aktivitas hari ini" note={`${state.sesi_aktif} sesi aktif`} flush>
      {state.aktivitas.length === 0 && <div className={css.none}>Belum ada yang disimpan hari ini.</div>}
      <ul className={css.rows}>
        {state.aktivitas.map((row) => (
          <li key={row.id}>
            <span className="k-mono k-dim">{clock(row.waktu, zone)}</span>
            <span className={css.what}>{row.kata}</span>
            <span className={css.dokumen}>{row.dokumen === '-' ? '' : row.dokumen}</span>
            <small>{row.user_id}</small>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** What a row of 'Menunggu' says besides its number: since when, by when, or how much lies in it. */
const useKeterangan = () => {
  const { tgl_system } = useUser()
  const jam = useTanggalJam()
  return ({ sejak, hari, lewat, pcs, berat }: State['menunggu'][number]): string => {
    if (sejak !== null) {
      const [tanggal, pukul] = jam(sejak).split(' ')
      return `sejak ${tanggal === tgl_system ? pukul : tanggal}`
    }
    if (hari !== null) return hari === tgl_system ? '' : lewat ? `sejak ${hari}` : hari
    if (pcs > 0) return `${cellText('int', pcs)} pcs`
    return berat > 0 ? `${cellText('gram', berat)} g` : ''
  }
}

function Menunggu({ menunggu }: { menunggu: State['menunggu'] }) {
  const keterangan = useKeterangan()
  return (
    <Card title="Menunggu" note={menunggu.length === 0 ? '' : `${menunggu.length} hal`} flush>
      {menunggu.length === 0 && <div className={css.none}>Tidak ada yang menunggu.</div>}
      <ul className={css.rows}>
        {menunggu.map((row) => (
          <li key={row.nama}>
            <Link className={css.what} to={row.path} search={row.search}>
              {row.nama}
            </Link>
            <small className={row.lewat ? css.lewat : undefined}>{keterangan(row)}</small>
            <b>{cellText('int', row.jumlah)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function HariTerakhir({ state, zone }: { state: State; zone: string }) {
  return (
    <Card title="Tutup toko" note="hari terakhir" flush>
      {state.tutup_toko.length === 0 && <div className={css.none}>Belum ada hari yang ditutup.</div>}
      <ul className={css.rows}>
        {state.tutup_toko.map((day) => (
          <li key={day.tgl_system}>
            <span className="k-mono">{day.tgl_system}</span>
            <span className={css.what}>{namaHari(day.tgl_system)}</span>
            <small>
              {day.ditutup_oleh}, {clock(day.ditutup_pada, zone)}
            </small>
            <b>{cellText('int', day.jurnal)} jurnal</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const umurText = (jam: number | null): string =>
  jam === null ? 'belum ada' : jam < 1 ? 'kurang dari 1 jam' : `${Math.round(jam)} jam yang lalu`

function Cadangan({ backup }: { backup: NonNullable<State['backup']> }) {
  const age = umurText(backup.umur_jam)
  return (
    <Card title="Cadangan data" note={age}>
      <span className="k-dim">{backup.keterangan}</span>
    </Card>
  )
}

function KeSemuaToko() {
  return (
    <Card flush>
      <ul className={css.rows}>
        <li>
          <Link className={css.what} to="/dashboard/pemilik">
            Semua toko, risiko harga dan pantauan
          </Link>
        </li>
      </ul>
    </Card>
  )
}

function Waiting() {
  return (
    <div className={css.grid} aria-busy="true">
      {[320, 220].map((height) => (
        <Card key={height}>
          <Skeleton width="60%" />
          <div style={{ height }} />
        </Card>
      ))}
    </div>
  )
}

export default function DashboardScreen() {
  const user = useUser()
  const state = useQuery({ ...query(dashboard, {}), staleTime: 0, refetchInterval: 60_000 })
  const zone = user.zona_waktu
  return (
    <Page
      path={['Dashboard']}
      title={tanggalPanjang(user.tgl_system)}
      actions={<HargaEmas harga={state.data?.harga ?? null} zone={zone} />}
    >
      {state.isPending && <Waiting />}
      {state.isError && !state.data && <LoadError error={state.error} onRetry={() => void state.refetch()} />}
      {state.data && (
        <div className={css.grid}>
          <div className={css.column}>
            {state.data.langkah && <DaftarLangkah langkah={state.data.langkah} />}
            {(state.data.jual ?? state.data.beli) && (
              <JualBeli jual={state.data.jual} beli={state.data.beli} tanggal={state.data.tgl_system} />
            )}
            <GramPerHari gerak={state.data.gerak} />
            {state.data.stok && <StokPerGudang stok={state.data.stok} tanggal={state.data.tgl_system} />}
            <Aktivitas state={state.data} zone={zone} />
            <HariTerakhir state={state.data} zone={zone} />
          </div>
          <div className={css.column}>
            {isOwner(user) && <KeSemuaToko />}
            {isOwner(user) && <KartuAlarm />}
            <Menunggu menunggu={state.data.menunggu} />
            <SiapDipakai siap={state.data.siap} zone={zone} />
            {state.data.kas && (
              <Kas kas={state.data.kas} belumCair={state.data.belum_cair ?? []} tanggal={state.data.tgl_system} />
            )}
            {state.data.susut_selisih && (
              <SusutSelisih susut={state.data.susut_selisih} tanggal={state.data.tgl_system} />
            )}
            {state.data.terkunci && <HargaTerkunci terkunci={state.data.terkunci} />}
            {state.data.neraca && <Neraca neraca={state.data.neraca} zone={zone} />}
            {state.data.backup && <Cadangan backup={state.data.backup} />}
          </div>
        </div>
      )}
    </Page>
  )
}
