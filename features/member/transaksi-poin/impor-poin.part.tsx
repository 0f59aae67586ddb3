import { call, mutation, queryKey, SheetFile, useSheetFile, useUser, WrongRows } from '@kencana/screens'
import { cellText, downloadFile, FormModal, popup } from '@kencana/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { imporPoin, periksaImporPoin } from './impor-poin.contract.ts'
import css from './impor-poin.module.css'
import { listPoin } from './transaksi-poin.contract.ts'

/** Heads that are understood: a code, or a telephone. */
const COLUMNS = {
  member: ['kode_member', 'kode'],
  no_hp: ['hp', 'telepon'],
  nama: ['nama_member'],
  poin: ['saldo', 'saldo_poin'],
} as const

const contoh = async () => {
  const { sheetFile } = await import('@kencana/reports/sheet')
  const rows = [
    ['M-00001', '', 'BU SITI', 120],
    ['', '081234567890', 'BU RATNA', 45],
  ]
  downloadFile('contoh-poin-awal.xlsx', await sheetFile(['KODE MEMBER', 'NO HP', 'NAMA', 'POIN'], rows))
}

/** Points of members from the books of before: everything is checked first, then all of it is entered or nothing. */
export default function ImporPoin({ onClose }: { onClose: () => void }) {
  const { kode_toko } = useUser()
  const cache = useQueryClient()
  const sheet = useSheetFile(COLUMNS, (baris) => call(periksaImporPoin, { baris }, { guarded: false }))
  const { berkas, hasil } = sheet
  const simpan = useMutation({
    ...mutation(imporPoin),
    onSuccess: async ({ message, no_impor_poin, member }) => {
      await cache.invalidateQueries({ queryKey: queryKey(listPoin) })
      popup('success', message, `${no_impor_poin}, ${member} member`)
      onClose()
    },
  })
  const siap = berkas !== null && hasil !== undefined && hasil.salah.length === 0 && hasil.member > 0
  const onSave = () => {
    if (!siap || simpan.isPending) return
    const dia = new Map(hasil.dikenal.map((one) => [one.baris, one.kode_member]))
    const nomor = (isi: unknown, at: number) => (typeof isi === 'number' ? isi : at + 2)
    simpan.mutate({
      baris: berkas.baris.map((one, at) => {
        const baris = nomor(one.baris, at)
        return { ...one, baris, dia: dia.get(baris) ?? '' }
      }),
    })
  }
  return (
    <FormModal
      title="Impor Poin Awal"
      titleNote={<span className="k-dim">{kode_toko}</span>}
      size={600}
      kind={siap ? 'primary' : 'default'}
      busy={simpan.isPending}
      onClose={onClose}
      onSave={onSave}
      hint="Semua baris atau tidak sama sekali, sekali untuk tiap member"
    >
      <div className={css.impor}>
        <SheetFile sheet={sheet} unduh="Unduh contoh" onUnduh={() => void contoh()} />
        {hasil && (
          <>
            <ul className={css.dikenal} aria-label="Member yang dikenali">
              {hasil.dikenal.map((one) => (
                <li key={one.baris}>
                  <b className="k-mono">{one.kode_member}</b>
                  <span>
                    {one.nama_member} <small>sejak {one.sejak}</small>
                  </span>
                  <span className="k-mono">{cellText('int', one.poin)}</span>
                </li>
              ))}
            </ul>
            <p>
              Benar <b>{cellText('int', hasil.member)}</b> member, <b>{cellText('int', hasil.poin)}</b> poin
            </p>
            <WrongRows salah={hasil.salah} />
          </>
        )}
      </div>
    </FormModal>
  )
}
