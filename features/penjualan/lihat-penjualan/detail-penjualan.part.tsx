import { canOpen, DokumenDetail, may, query, queryKey, showError, type UserData, useUser } from '@kencana/screens'
import { Badge, Button, cellText, downloadFile, Facts, IconDownload, IconPrinter, Section, Status } from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FotoBarang } from '../../barang/data-barang/foto.shared.tsx'
import { jumlahPpn, TANPA_PPN } from '../../master/group/jenis-ppn.contract.ts'
import { KirimPesan } from '../../member/pelanggan/kirim-pesan.shared.tsx'
import { BatalkanJual } from '../batal-penjualan/batal-jual.shared.tsx'
import { ResiPenjualan } from '../resi-marketplace/resi-marketplace.shared.tsx'
import { hargaPerGram } from '../transaksi-penjualan/barang-jual.contract.ts'
import { cetakanJual, getJual, type Nota, pesanNota } from '../transaksi-penjualan/nota.contract.ts'
import { cetakNota, notaPdf, SlipJual, useBentukNota } from '../transaksi-penjualan/slip-penjualan.shared.tsx'
import { batalJual, jual, validasiJual } from '../transaksi-penjualan/transaksi-penjualan.contract.ts'
import { Bayar, Tukar } from './bayar-penjualan.part.tsx'
import css from './lihat-penjualan.module.css'
import { RiwayatJual } from './riwayat-penjualan.part.tsx'

type Baris = readonly [label: string, value: string]

const rupiah = (value: number) => cellText('rupiah', value)
const bila = (value: string | null, label: string): readonly Baris[] => (value ? [[label, value]] : [])

const penjualan = (one: Nota): readonly Baris[] => [
  ['Customer', one.kode_member === '-' ? one.nama_customer : `${one.nama_customer} (${one.kode_member})`],
  ['Jenis customer', one.type_customer],
  ...bila(one.no_hp, 'No HP'),
  ...bila(one.alamat, 'Alamat'),
  ...bila(one.poin_didapat === 0 ? null : `${one.poin_didapat}, sekarang ${one.poin_saldo}`, 'Poin'),
  ['Sales', `${one.kode_sales} ${one.nama_sales}`],
  ...bila(one.no_order && `${one.kode_marketplace} ${one.no_order}`, 'Order'),
  ...bila(one.keterangan, 'Keterangan'),
]

const tanpaPpn = ({ barang }: Nota): readonly Baris[] =>
  TANPA_PPN.flatMap(({ jenis, nama, sebab }) => {
    const rp = jumlahPpn(barang, jenis)
    return rp === 0 ? [] : [[sebab === '' ? nama : `${nama}, ${sebab}`, rupiah(rp)] as const]
  })

const jumlah = (one: Nota): readonly Baris[] => [
  ['Harga hitungan', rupiah(one.total_hitung)],
  ['Emas dan atribut', rupiah(one.harga)],
  ['Ongkos', rupiah(one.ongkos)],
  ['Diskon', rupiah(-one.diskon)],
  ...(one.ppn === 0 ? [] : ([[one.ppn_termasuk ? 'Termasuk PPN' : 'PPN', rupiah(one.ppn)]] as const)),
  ...(one.ppn_persen === 0 ? [] : tanpaPpn(one)),
  ['Tagihan', `Rp. ${rupiah(one.tagihan)}`],
]

function Barang({ nota }: { nota: Nota }) {
  return (
    <Section label="Barang">
      <ul className={css.barang}>
        {nota.barang.map((one) => (
          <li key={one.kode_barcode}>
            <FotoBarang barang={one} />
            <span>
              <b>{one.nama_barang}</b>
              <small>
                <span className="k-mono">{one.kode_barcode}</span> {one.kadar_cetak}, {cellText('gram', one.berat)} g x{' '}
                {hargaPerGram(one.harga_gram_kadar)}, baki {one.kode_baki}
                {one.berat_timbang !== null && `, ditimbang ${cellText('gram', one.berat_timbang)} g`}
              </small>
            </span>
            <span>
              <Status value={one.keadaan}>{one.keadaan}</Status>
              {one.no_faktur_beli !== null && <small className="k-mono k-dim"> {one.no_faktur_beli}</small>}
            </span>
            <span className={css.harga}>
              <b>{rupiah(one.total)}</b>
              {one.total !== one.total_hitung && <small>hitungan {rupiah(one.total_hitung)}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface IsiProps {
  nota: Nota
  onCetak: () => void
  onBatal: () => void
  /** A print of it was counted. */
  onDicetak: () => void
}

/** The nota as a page, and by WhatsApp to its customer: once it is right. */
function Kirim({ nota, onDicetak }: Pick<IsiProps, 'nota' | 'onDicetak'>) {
  const { nama_toko } = useUser()
  const bentuk = useBentukNota(nota)
  const [busy, setBusy] = useState(false)
  const unduh = async () => {
    setBusy(true)
    try {
      const ke = await cetakNota(nota.no_faktur_jual)(1)
      downloadFile(`${nota.no_faktur_jual}.pdf`, await notaPdf(nota, bentuk, ke))
      onDicetak()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button icon={<IconDownload />} busy={busy} onClick={() => void unduh()}>
        A5 PDF
      </Button>
      <KirimPesan kepada={nota} isi={pesanNota(nota, nama_toko)} label="Kirim WhatsApp" />
    </>
  )
}

/** Who may let it go: one that is right whoever cancels, one that waits its author before its bon was printed, else a cashier. */
const bolehLepas = (user: UserData, { status, user_id, bon }: Nota): boolean => {
  if (status === 'BATAL' || !may(user, batalJual)) return false
  if (status === 'DONE') return may(user, { access: ['/batal-penjualan'], aksi: 'batal' })
  return (user_id === user.user_id && !bon) || may(user, validasiJual)
}

const BELI = '/transaksi-pembelian'
const JUAL = '/transaksi-penjualan'

function Isi({ nota, onCetak, onBatal, onDicetak }: IsiProps) {
  const navigate = useNavigate()
  const user = useUser()
  const open = nota.status === 'OPEN'
  return (
    <div className={css.panes}>
      <div className={css.kiri}>
        <Facts title="Penjualan" rows={penjualan(nota)} />
        <Facts title="Jumlah" rows={jumlah(nota)} />
        {nota.kode_marketplace !== null && <ResiPenjualan no_faktur_jual={nota.no_faktur_jual} />}
      </div>
      <div className={css.kanan}>
        <div className={css.aksi}>
          {nota.status !== 'BATAL' && (
            <Button icon={<IconPrinter />} onClick={onCetak}>
              {open ? 'Cetak Bon' : 'Cetak Nota'}
            </Button>
          )}
          {nota.status === 'DONE' && <Kirim nota={nota} onDicetak={onDicetak} />}
          {nota.barang.some((one) => one.keadaan === 'DI CUSTOMER') && canOpen(user, BELI) && (
            <Button onClick={() => void navigate({ to: BELI, search: { nota: nota.no_faktur_jual } })}>
              Beli Kembali
            </Button>
          )}
          {nota.status === 'BATAL' && may(user, jual) && (
            <Button onClick={() => void navigate({ to: JUAL, search: { ulang: nota.no_faktur_jual } })}>
              Ulangi Sebagai Draft
            </Button>
          )}
          {bolehLepas(user, nota) && (
            <Button kind="danger" onClick={onBatal}>
              {open ? 'Tolak Penjualan' : 'Batalkan Penjualan'}
            </Button>
          )}
        </div>
        <Barang nota={nota} />
        <Tukar nota={nota} />
        <Bayar nota={nota} />
        <RiwayatJual nota={nota} />
      </div>
    </div>
  )
}

/** One sale in full: its pieces, how it was paid, what happened to it, and what may be done now. */
export function DetailPenjualan({ no_faktur, onClose }: { no_faktur: string; onClose: () => void }) {
  const nota = useQuery({ ...query(getJual, { no_faktur }), staleTime: 0 })
  const { tgl_system } = useUser()
  const [buka, setBuka] = useState<'CETAK' | 'BATAL' | null>(null)
  const { data } = nota
  const client = useQueryClient()
  const tutup = () => {
    setBuka(null)
    void nota.refetch()
    void client.invalidateQueries({ queryKey: queryKey(cetakanJual) })
  }
  return (
    <>
      <DokumenDetail
        nama="Penjualan"
        nomor={no_faktur}
        baca={nota}
        title={(one) => one.nama_customer}
        tanda={(one) => one.type_customer === 'MEMBER' && <Badge tone="blue">MEMBER</Badge>}
        onClose={onClose}
      >
        {(one) => (
          <Isi nota={one} onCetak={() => setBuka('CETAK')} onBatal={() => setBuka('BATAL')} onDicetak={tutup} />
        )}
      </DokumenDetail>
      {data && buka === 'CETAK' && <SlipJual slip={data} onClose={tutup} />}
      {data && buka === 'BATAL' && <BatalkanJual nota={data} hariIni={tgl_system} onClose={tutup} />}
    </>
  )
}
