import type { OutputOf } from '@kencana/contract'
import { LoadError, query } from '@kencana/screens'
import { Card, type Column, cellText, Skeleton } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KeToko } from './ke-toko.shared.tsx'
import { risikoHarga } from './pemilik.contract.ts'
import css from './pemilik.module.css'
import { Buka, Rincian } from './rincian.part.tsx'

/** The worst ones stand on the page, all behind its sums. */
const TERBURUK = 5

const SEGAR = 60_000

type Risiko = OutputOf<typeof risikoHarga>
type SatuJanji = Risiko['janji']['rows'][number]
type SatuJaminan = Risiko['jaminan']['rows'][number]

function KeJanji({ kode_toko, jenis, nomor }: SatuJanji) {
  return (
    <KeToko toko={kode_toko} to={jenis === 'TITIPAN' ? '/lihat-titipan' : '/lihat-pesanan'} search={{ q: nomor }}>
      {nomor}
    </KeToko>
  )
}

// What counts stands first: on a narrow screen it is the rest that scrolls.
const KOLOM_JANJI: readonly Column<SatuJanji>[] = [
  { key: 'nomor', title: 'Nomor', kind: 'kode', render: (row) => <KeJanji {...row} /> },
  { key: 'risiko', title: 'Risiko', kind: 'rupiah', total: true },
  { key: 'naik', title: 'Naik', kind: 'rupiah', total: true, value: ({ selisih }) => Math.max(selisih, 0) },
  { key: 'titipan', title: 'Titipan', kind: 'rupiah', total: true },
  { key: 'berat', title: 'Berat (g)', kind: 'gram', total: true },
  { key: 'harga_kunci', title: 'Harga Kunci', kind: 'rupiah' },
  { key: 'harga_kini', title: 'Harga Kini', kind: 'rupiah' },
  { key: 'sampai', title: 'Sampai', kind: 'date' },
  { key: 'nama_customer', title: 'Customer', kind: 'name' },
]

function Janji({ janji }: { janji: Risiko['janji'] }) {
  const [buka, setBuka] = useState(false)
  const baris = (nama: string, isi: string, { buruk = false, catatan = '' } = {}) => (
    <li>
      <span className={css.nama}>
        <Buka onClick={() => setBuka(true)}>{nama}</Buka>
        {catatan !== '' && <small>{catatan}</small>}
      </span>
      <b data-buruk={buruk || undefined}>{isi}</b>
    </li>
  )
  return (
    <Card title="Emas dijual dengan harga terkunci" note={`${janji.jumlah} janji`} flush>
      <ul className={css.rows} aria-label="Harga terkunci">
        {baris('Gram dijanjikan', `${cellText('gram', janji.berat)} g`)}
        {janji.tanpa_harga.jumlah > 0 && (
          <li>
            <span className={css.nama}>
              Belum dapat dinilai
              <small>{janji.tanpa_harga.jumlah} janji, harga kategorinya belum ada</small>
            </span>
            <b data-buruk>{cellText('gram', janji.tanpa_harga.berat)} g</b>
          </li>
        )}
        {baris('Naik di atas harga terkunci', cellText('rupiah', janji.selisih), { buruk: janji.selisih > 0 })}
        {baris('Titipan uang di tangan', cellText('rupiah', janji.titipan))}
        {baris('Risiko di atas titipan', cellText('rupiah', janji.risiko), {
          buruk: janji.risiko > 0,
          catatan: 'per janji: untung dari satu customer tidak menutup rugi dari yang lain',
        })}
        {janji.rows.slice(0, TERBURUK).map((row) => (
          <li key={row.nomor}>
            <span className={css.nama}>
              <KeJanji {...row} />
              <small>
                {row.nama_customer}, {cellText('gram', row.berat)} g, titipan {cellText('rupiah', row.titipan)},{' '}
                <span className={css.masa}>sampai {row.sampai}</span>
              </small>
            </span>
            <b data-buruk={row.risiko > 0 || undefined}>{cellText('rupiah', row.selisih)}</b>
          </li>
        ))}
      </ul>
      {buka && (
        <Rincian
          judul="Harga terkunci"
          rows={janji.rows}
          columns={KOLOM_JANJI}
          rowId={({ nomor }) => nomor}
          noun="janji"
          dari={janji.jumlah}
          onClose={() => setBuka(false)}
        />
      )}
    </Card>
  )
}

function KeHutang({ kode_toko, no_hutang }: SatuJaminan) {
  return (
    <KeToko toko={kode_toko} to="/lihat-hutang" search={{ q: no_hutang }}>
      {no_hutang}
    </KeToko>
  )
}

const KOLOM_JAMINAN: readonly Column<SatuJaminan>[] = [
  { key: 'no_hutang', title: 'No Hutang', kind: 'kode', render: (row) => <KeHutang {...row} /> },
  { key: 'kurang', title: 'Kurang', kind: 'rupiah', total: true },
  { key: 'pokok', title: 'Pokok', kind: 'rupiah', total: true },
  { key: 'bunga', title: 'Bunga', kind: 'rupiah', total: true },
  { key: 'nilai', title: 'Nilai', kind: 'rupiah', total: true },
  { key: 'tgl_jatuh_tempo', title: 'Jatuh Tempo', kind: 'date' },
  { key: 'nama_customer', title: 'Customer', kind: 'name' },
]

/** Loans whose goods have no price today: what they are short of is not known, which is not enough. */
function TanpaHarga({ semua }: { semua: Risiko['jaminan']['tanpa_harga'] }) {
  if (semua.length === 0) return null
  return (
    <ul className={css.rows} aria-label="Jaminan belum dapat dinilai">
      {semua.map(({ kode_toko, jumlah, pokok }) => (
        <li key={kode_toko}>
          <span className={css.nama}>
            <KeToko toko={kode_toko} to="/lihat-hutang">
              Belum dapat dinilai
            </KeToko>
            <small>
              {kode_toko}, {jumlah} hutang, pokok, harga kategorinya belum ada
            </small>
          </span>
          <b data-buruk>{cellText('rupiah', pokok)}</b>
        </li>
      ))}
    </ul>
  )
}

function Jaminan({ jaminan }: { jaminan: Risiko['jaminan'] }) {
  const [buka, setBuka] = useState(false)
  return (
    <Card title="Jaminan di bawah hutangnya" note={`${jaminan.jumlah} hutang`} flush>
      {jaminan.jumlah === 0 && jaminan.tanpa_harga.length === 0 && (
        <div className={css.kosong}>Semua jaminan bernilai di atas hutang dan bunganya.</div>
      )}
      <TanpaHarga semua={jaminan.tanpa_harga} />
      {jaminan.jumlah > 0 && (
        <ul className={css.rows} aria-label="Jaminan kurang">
          <li>
            <Buka onClick={() => setBuka(true)}>Pokok</Buka>
            <b>{cellText('rupiah', jaminan.pokok)}</b>
          </li>
          <li>
            <Buka onClick={() => setBuka(true)}>Kurang dari pokok dan bunga</Buka>
            <b data-buruk>{cellText('rupiah', jaminan.kurang)}</b>
          </li>
          {jaminan.rows.slice(0, TERBURUK).map((row) => (
            <li key={row.no_hutang}>
              <span className={css.nama}>
                <KeHutang {...row} />
                <small>
                  {row.nama_customer}, nilai {cellText('rupiah', row.nilai)},{' '}
                  <span className={css.masa}>tempo {row.tgl_jatuh_tempo}</span>
                </small>
              </span>
              <b data-buruk>{cellText('rupiah', row.kurang)}</b>
            </li>
          ))}
        </ul>
      )}
      {buka && (
        <Rincian
          judul="Jaminan di bawah hutangnya"
          rows={jaminan.rows}
          columns={KOLOM_JAMINAN}
          rowId={({ no_hutang }) => no_hutang}
          noun="hutang"
          dari={jaminan.jumlah}
          onClose={() => setBuka(false)}
        />
      )}
    </Card>
  )
}

/** Gold promised at a locked price, and loans above what their goods are worth. */
export function RisikoHarga() {
  const baca = useQuery({ ...query(risikoHarga, {}), staleTime: 0, refetchInterval: SEGAR })
  if (baca.isError && !baca.data) return <LoadError error={baca.error} onRetry={() => void baca.refetch()} />
  if (!baca.data) return <Skeleton width="60%" />
  return (
    <>
      <Janji janji={baca.data.janji} />
      <Jaminan jaminan={baca.data.jaminan} />
    </>
  )
}
