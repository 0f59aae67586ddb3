import type { OutputOf } from '@kencana/contract'
import { FormDialog, query, rupiahText, useMay, useTanggalJam } from '@kencana/screens'
import { Button, Card, FieldGrid, KodeSelect, TextField } from '@kencana/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { KAS, laciTempat } from '../../keuangan/pindah-uang/pindah-uang.contract.ts'
import { UangJalan } from '../../keuangan/pindah-uang/uang-jalan.shared.tsx'
import { useTempatUangOptions } from '../../keuangan/uang/rekening-toko.picker.tsx'
import { listUang, saldoUang } from '../../keuangan/uang/uang.contract.ts'
import { useKodeTransaksiOptions } from '../../master/kode-transaksi/kode-transaksi.picker.tsx'
import { listUangMasuk, terimaUangMasuk, tolakUangMasuk } from './uang-masuk.contract.ts'

type Masuk = OutputOf<typeof listUangMasuk>[number]

const CHANGES = [listUangMasuk, saldoUang, listUang]

/** Money is here: in a drawer, or on an account by the number of its slip. */
function Terima({ masuk, onClose }: { masuk: Masuk; onClose: () => void }) {
  const kas = useKodeTransaksiOptions('KAS', 'MASUK', 'RK')
  const bank = useKodeTransaksiOptions('BANK', 'MASUK', 'RK')
  const tempat = useTempatUangOptions()
  return (
    <FormDialog
      endpoint={terimaUangMasuk}
      initial={{ no_uang: masuk.no_uang, ke: masuk.bank ? '' : KAS, kode_transaksi: '', referensi: '' }}
      title="Terima Uang"
      about={masuk.no_uang}
      saveText="Terima"
      changes={CHANGES}
      onClose={onClose}
    >
      {({ field, values }) => {
        const keBank = values.ke !== '' && laciTempat(values.ke) === null
        const kategori = keBank ? bank : kas
        return (
          <>
            <p>
              {rupiahText(masuk.jumlah)} dari {masuk.asal} {masuk.nama_asal} masuk ke sini. Sesudah diterima tidak dapat
              dibatalkan.
            </p>
            <FieldGrid>
              <KodeSelect {...field('ke')} label="Diterima Di" required autoFocus {...tempat} />
              <KodeSelect {...field('kode_transaksi')} label="Kategori" required {...kategori} />
              {keBank && <TextField {...field('referensi')} label="No Bukti Bank" required />}
            </FieldGrid>
          </>
        )
      }}
    </FormDialog>
  )
}

function Tolak({ masuk, onClose }: { masuk: Masuk; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={tolakUangMasuk}
      initial={{ no_uang: masuk.no_uang, alasan: '' }}
      title="Tolak Uang"
      about={masuk.no_uang}
      saveText="Tolak"
      danger
      changes={CHANGES}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            {rupiahText(masuk.jumlah)} tidak diterima di sini; {masuk.asal} membatalkannya di bukunya sendiri.
          </p>
          <FieldGrid>
            <TextField {...field('alasan')} label="Alasan" required autoFocus />
          </FieldGrid>
        </>
      )}
    </FormDialog>
  )
}

/** What shops of other installations sent; nothing where none is waited for. */
export function UangMasuk() {
  const list = useQuery({ ...query(listUangMasuk, {}), staleTime: 0 })
  const boleh = useMay(terimaUangMasuk)
  const jam = useTanggalJam()
  const [tanya, setTanya] = useState<{ aksi: 'terima' | 'tolak'; masuk: Masuk } | null>(null)
  const rows = list.data ?? []
  if (rows.length === 0) return null
  const Tanya = tanya?.aksi === 'tolak' ? Tolak : Terima
  return (
    <Card title="Uang dari instalasi lain" note={`${rows.length} belum diterima`} flush>
      <UangJalan
        nama="Uang dari instalasi lain"
        baris={rows.map((row) => ({
          nomor: row.no_uang,
          siapa: `${row.asal} ${row.nama_asal}`,
          tentang: `${jam(row.waktu)} ${row.user_kirim}, ${row.bank ? 'dari rekening' : 'tunai'}, ${row.keterangan}`,
          jumlah: row.jumlah,
          aksi: boleh && (
            <>
              <Button
                size="sm"
                aria-label={`Terima ${row.no_uang}`}
                onClick={() => setTanya({ aksi: 'terima', masuk: row })}
              >
                Terima
              </Button>
              <Button
                size="sm"
                kind="subtle"
                aria-label={`Tolak ${row.no_uang}`}
                onClick={() => setTanya({ aksi: 'tolak', masuk: row })}
              >
                Tolak
              </Button>
            </>
          ),
        }))}
      />
      {tanya && <Tanya masuk={tanya.masuk} onClose={() => setTanya(null)} />}
    </Card>
  )
}
