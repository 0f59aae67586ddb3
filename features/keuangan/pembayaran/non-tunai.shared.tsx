/** The cashier's queue of money through banks: looked for on the account, and said to have come. */
import { FormDialog, LoadError, query, useMay, useSend, useTanggalJam } from '@kencana/screens'
import { Button, Card, CheckField, cellText, Empty, IconButton, IconTrash, TextField, Tick } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { batalKonfirmasi, konfirmasiBayar, type PembayaranBank, pembayaranBank } from './konfirmasi.contract.ts'
import css from './non-tunai.module.css'
import { caraBayar } from './pembayaran.contract.ts'

const kunci = ({ dokumen, urut }: PembayaranBank) => `${dokumen} ${urut}`

function Baris({ bayar, kiri, kanan }: { bayar: PembayaranBank; kiri?: ReactNode; kanan?: ReactNode }) {
  const jam = useTanggalJam()
  return (
    <li>
      <span>{kiri}</span>
      <span className={css.isi}>
        <b>{caraBayar(bayar)}</b>
        <span>{bayar.dari}</span>
        <span className="k-mono k-dim">{bayar.dokumen}</span>
        <span className="k-dim">
          {jam(bayar.waktu)} {bayar.user_id}
          {bayar.cek_oleh !== null && `, dikonfirmasi ${bayar.cek_oleh}`}
        </span>
      </span>
      <b className={css.jumlah}>{cellText('rupiah', bayar.jumlah)}</b>
      <span>{kanan}</span>
    </li>
  )
}

function Tarik({ bayar, onClose }: { bayar: PembayaranBank; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={batalKonfirmasi}
      initial={{ dokumen: bayar.dokumen, urut: bayar.urut, alasan: '' }}
      title="Tarik Konfirmasi"
      about={bayar.dokumen}
      saveText="Tarik Konfirmasi"
      danger
      changes={[pembayaranBank]}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            {caraBayar(bayar)} {cellText('rupiah', bayar.jumlah)} dari {bayar.dari} ternyata belum masuk.
          </p>
          <TextField {...field('alasan')} label="Alasan" required autoFocus />
        </>
      )}
    </FormDialog>
  )
}

function Menunggu({ belum }: { belum: readonly PembayaranBank[] }) {
  const [pilih, setPilih] = useState<readonly string[]>([])
  const { busy, submit } = useSend(konfirmasiBayar, { changes: [pembayaranBank], done: () => setPilih([]) })
  const dipilih = belum.filter((one) => pilih.includes(kunci(one)))
  const ubah = (satu: string) =>
    setPilih((now) => (now.includes(satu) ? now.filter((one) => one !== satu) : [...now, satu]))
  const boleh = useMay(konfirmasiBayar)
  const kirim = () =>
    void submit({ pembayaran: dipilih.map(({ dokumen, urut }) => ({ dokumen, urut })), otorisasi: null })
  return (
    <>
      {boleh && (
        <div className={css.semua}>
          <CheckField
            label="Pilih semua"
            value={dipilih.length === belum.length}
            onChange={(ya) => setPilih(ya ? belum.map(kunci) : [])}
          />
          <Button kind="primary" size="sm" disabled={busy || dipilih.length === 0} onClick={kirim}>
            {dipilih.length === 0 ? 'Sudah Masuk' : `Sudah Masuk ${dipilih.length}`}
          </Button>
        </div>
      )}
      <ul className={css.daftar} aria-label="Belum dikonfirmasi">
        {belum.map((one) => (
          <Baris
            key={kunci(one)}
            bayar={one}
            kiri={
              boleh && (
                <Tick
                  checked={pilih.includes(kunci(one))}
                  onChange={() => ubah(kunci(one))}
                  aria-label={`Pilih pembayaran ${kunci(one)}`}
                />
              )
            }
          />
        ))}
      </ul>
    </>
  )
}

/** What is still looked for at the bank, and what was found there today. */
export function NonTunai() {
  const list = useQuery({ ...query(pembayaranBank, {}), staleTime: 0 })
  const [tarik, setTarik] = useState<PembayaranBank | null>(null)
  const boleh = useMay(batalKonfirmasi)
  const { belum = [], hari_ini = [] } = list.data ?? {}
  return (
    <>
      <Card title="Pembayaran non tunai belum dikonfirmasi" note={`${belum.length} pembayaran`} flush>
        {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        {list.data && belum.length === 0 && <Empty title="Semua Pembayaran Non Tunai Sudah Dikonfirmasi" />}
        {belum.length > 0 && <Menunggu belum={belum} />}
      </Card>
      {hari_ini.length > 0 && (
        <Card title="Dikonfirmasi hari ini" note={`${hari_ini.length} pembayaran`} flush>
          <ul className={css.daftar} aria-label="Dikonfirmasi hari ini">
            {hari_ini.map((one) => (
              <Baris
                key={kunci(one)}
                bayar={one}
                kanan={
                  boleh && (
                    <IconButton size="sm" label={`Tarik konfirmasi ${kunci(one)}`} onClick={() => setTarik(one)}>
                      <IconTrash />
                    </IconButton>
                  )
                }
              />
            ))}
          </ul>
        </Card>
      )}
      {tarik && <Tarik bayar={tarik} onClose={() => setTarik(null)} />}
    </>
  )
}
