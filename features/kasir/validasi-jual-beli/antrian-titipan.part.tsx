/** Deposits that wait for the cashier: ticked, paid, or turned down. */
import type { InputOf } from '@kencana/contract'
import { jumlahBerat } from '@kencana/ledger'
import { FormDialog, gramText, LoadError, query, useSend } from '@kencana/screens'
import { Button, Card, CheckField, cellText, TextField, Tick } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FotoBarang } from '../../barang/data-barang/foto.shared.tsx'
import type { Tunai } from '../../keuangan/pembayaran/pembayaran.contract.ts'
import { SlipTitipan, TITIPAN_CHANGES } from '../../titipan/transaksi-titipan/slip-titipan.shared.tsx'
import { bukaTitipan, type FormTitipan } from '../../titipan/transaksi-titipan/titipan.contract.ts'
import { tolakTitipan, validasiTitipan } from '../../titipan/transaksi-titipan/transaksi-titipan.contract.ts'
import { Menunggu, Rencana } from './antrian-jual.part.tsx'
import { kirimRencana, type Tagihan, TerimaBayar, tunaiJual } from './terima-bayar.part.tsx'
import css from './validasi-jual-beli.module.css'

/** How often the queue is looked at. */
const SEGARKAN = 10_000

type Dikirim = InputOf<typeof validasiTitipan>['data'][number]

/** A form as the cashier takes money for it. */
type Form = FormTitipan & Tagihan

const sebagaiTagihan = (form: FormTitipan): Form => ({
  ...form,
  no_faktur_jual: form.no_titip_group,
  tagihan: form.titip,
  pcs: form.barang.length,
  berat: jumlahBerat(form.barang),
})

const tukar = (list: readonly string[], satu: string): string[] =>
  list.includes(satu) ? list.filter((one) => one !== satu) : [...list, satu]

/** The deposits that wait, which of them are ticked, what of their money is seen at the bank, and sending them. */
export const useAntrianTitipan = () => {
  const list = useQuery({ ...query(bukaTitipan, {}), staleTime: 0, refetchInterval: SEGARKAN })
  const [pilih, setPilih] = useState<readonly string[]>([])
  const [masuk, setMasuk] = useState<readonly string[]>([])
  const [bayar, setBayar] = useState<Form | null>(null)
  const [slip, setSlip] = useState<readonly (FormTitipan & { tunai: Tunai | null })[]>([])
  const [tunai, setTunai] = useState<Tunai | null>(null)
  const { busy, submit } = useSend(validasiTitipan, {
    changes: TITIPAN_CHANGES,
    done: ({ data }) => {
      setPilih([])
      setBayar(null)
      setSlip(data.map((one) => ({ ...one, tunai })))
    },
  })
  const semua = (list.data ?? []).map(sebagaiTagihan)
  const dipilih = semua.filter((one) => pilih.includes(one.no_titip_group))
  const satu = ({ no_titip_group, versi }: Form, pembayaran: Dikirim['pembayaran']): Dikirim => ({
    no_titip_group,
    versi,
    pembayaran,
  })
  return {
    list,
    semua,
    dipilih,
    busy,
    bayar,
    setBayar,
    slip,
    selesaiSlip: () => setSlip((now) => now.slice(1)),
    /** Takes the bon of a waiting deposit; null where it is none. */
    pindai: async (kode: string) => {
      const ada = (rows: readonly FormTitipan[]) => rows.find((one) => one.no_titip_group === kode)
      const form = ada(semua) ?? ada((await list.refetch()).data ?? [])
      if (!form) return null
      setBayar(sebagaiTagihan(form))
      return (
        <>
          <b>{form.nama_customer}</b> {cellText('rupiah', form.titip)}
        </>
      )
    },
    masuk,
    ubahMasuk: (apa: string) => setMasuk((now) => tukar(now, apa)),
    ubahPilih: (no: string) => setPilih((now) => tukar(now, no)),
    pilihSemua: (ya: boolean) => setPilih(ya ? semua.map((one) => one.no_titip_group) : []),
    tunai: dipilih.reduce((sum, one) => sum + tunaiJual(one), 0),
    terima: (form: Form, pembayaran: Dikirim['pembayaran'], diterima: Tunai | null) => {
      setTunai(diterima)
      void submit({ data: [satu(form, pembayaran)] })
    },
    validasi: () => {
      setTunai(null)
      return submit({ data: dipilih.map((one) => satu(one, kirimRencana(one, masuk))) })
    },
  }
}

type Antrian = ReturnType<typeof useAntrianTitipan>

function Faktur({ form, antrian, onTolak }: { form: Form; antrian: Antrian; onTolak: () => void }) {
  const { no_titip_group } = form
  return (
    <li>
      <Tick
        checked={antrian.dipilih.includes(form)}
        onChange={() => antrian.ubahPilih(no_titip_group)}
        aria-label={`Pilih ${no_titip_group}`}
      />
      <div>
        <p className={css.kepala}>
          <b className="k-mono">{no_titip_group}</b>
          <span>{form.nama_customer}</span>
          <span className="k-dim">
            {form.kode_sales} {form.nama_sales}, dientri {form.user_id}
          </span>
          <Menunggu waktu={form.waktu} />
          <span>{form.mengikat ? `mengikat sampai ${form.tgl_batas}` : 'tidak mengikat'}</span>
          {form.disetujui_oleh !== null && <span>disetujui {form.disetujui_oleh}</span>}
        </p>
        <ul className={css.dijual}>
          {form.barang.map((one) => (
            <li key={one.no_titip}>
              <FotoBarang barang={one} />
              <span>
                {one.nama_barang} <small className="k-mono k-dim">{one.kode_barcode}</small>
              </span>
              <span className="k-dim">
                {one.kadar_cetak}, {gramText(one.berat)}
              </span>
              <span className="k-dim">
                {one.total === one.total_hitung ? '' : cellText('rupiah', one.total_hitung)}
              </span>
              <b data-kurang={one.total < one.total_hitung || undefined}>{cellText('rupiah', one.total)}</b>
            </li>
          ))}
        </ul>
        <Rencana nota={form} antrian={antrian} />
      </div>
      <span className={css.jumlah}>
        <b>{cellText('rupiah', form.titip)}</b>
        <Button size="sm" onClick={() => antrian.setBayar(form)}>
          Bayar
        </Button>
        <Button size="sm" kind="subtle" onClick={onTolak} aria-label={`Tolak ${no_titip_group}`}>
          Tolak
        </Button>
      </span>
    </li>
  )
}

function Tolak({ form: { no_titip_group, versi, nama_customer }, onClose }: { form: Form; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={tolakTitipan}
      initial={{ no_titip_group, versi, alasan: '' }}
      changes={TITIPAN_CHANGES}
      title="Tolak Titipan"
      about={no_titip_group}
      saveText="Tolak Titipan"
      cancelText="Tidak"
      danger
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>Barang {nama_customer} tidak jadi dititip dan kembali tersedia.</p>
          <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
        </>
      )}
    </FormDialog>
  )
}

/** The cards of the waiting deposits with their dialogs; nothing where none waits. */
export function KartuTitipan({ antrian }: { antrian: Antrian }) {
  const [tolak, setTolak] = useState<Form | null>(null)
  const { list, semua, dipilih, bayar, setBayar, slip, selesaiSlip, busy, terima } = antrian
  const [form] = slip
  return (
    <>
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {semua.length > 0 && (
        <Card title="Titipan menunggu validasi" note={`${semua.length} titipan`} flush>
          <div className={css.semua}>
            <CheckField
              label="Pilih semua titipan"
              value={dipilih.length === semua.length}
              onChange={antrian.pilihSemua}
            />
          </div>
          <ul className={css.faktur}>
            {semua.map((one) => (
              <Faktur key={one.no_titip_group} form={one} antrian={antrian} onTolak={() => setTolak(one)} />
            ))}
          </ul>
        </Card>
      )}
      {bayar && (
        <TerimaBayar
          key={bayar.no_titip_group}
          nota={bayar}
          busy={busy}
          onTerima={terima}
          onClose={() => setBayar(null)}
        />
      )}
      {tolak && <Tolak form={tolak} onClose={() => setTolak(null)} />}
      {form && (
        <SlipTitipan key={form.no_titip_group} slip={form} message="Validasi Berhasil" langsung onClose={selesaiSlip} />
      )}
    </>
  )
}
