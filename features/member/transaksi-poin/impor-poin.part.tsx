import { call, mutation, queryKey, SheetFile, useSheetFile, useUser, WrongRows } from '@kencana/screens'
import { Button, cellText, downloadFile, Modal, popup } from '@kencana/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { imporPoin, periksaImporPoin } from './impor-poin.contract.ts'
import css from './impor-poin.module.css'
import { listPoin } from './transaksi-poin.contract.ts'

/** Heads that are understood: a code, or a telephone. */
const COLUMNS = { member: ['kode_member', 'no_hp', 'hp'], poin: ['saldo', 'saldo_poin'] } as const

const contoh = async () => {
  const { sheetFile } = await import('@kencana/reports/sheet')
  const rows = [
    ['M-00001', 120],
    ['081234567890', 45],
  ]
  downloadFile('contoh-poin-awal.xlsx', await sheetFile(['MEMBER', 'POIN'], rows))
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
  const siap = hasil !== undefined && hasil.salah.length === 0 && hasil.member > 0
  return (
    <Modal
      title="Impor Poin Awal"
      titleNote={<span className="k-dim">{kode_toko}</span>}
      size={600}
      busy={simpan.isPending}
      onClose={onClose}
      hint="Semua baris atau tidak sama sekali, sekali untuk tiap member"
      actions={
        <>
          <Button onClick={onClose} disabled={simpan.isPending}>
            Batal
          </Button>
          <Button
            kind="primary"
            disabled={!siap}
            busy={simpan.isPending}
            busyText="Sedang Menyimpan"
            onClick={() => berkas && simpan.mutate({ baris: berkas.baris })}
          >
            Simpan Data
          </Button>
        </>
      }
    >
      <div className={css.impor}>
        <SheetFile sheet={sheet} unduh="Unduh contoh" onUnduh={() => void contoh()} />
        {hasil && (
          <>
            <p>
              Benar <b>{cellText('int', hasil.member)}</b> member, <b>{cellText('int', hasil.poin)}</b> poin
            </p>
            <WrongRows salah={hasil.salah} />
          </>
        )}
      </div>
    </Modal>
  )
}
