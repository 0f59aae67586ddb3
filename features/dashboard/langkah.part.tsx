import type { OutputOf } from '@kencana/contract'
import { mutation, queryKey, usePrinters } from '@kencana/screens'
import { ask, Button, Card, Dot, popup } from '@kencana/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dashboard } from './dashboard.contract.ts'
import css from './dashboard.module.css'
import { simpanLangkah } from './langkah.contract.ts'
import { PRINTER } from './siap.part.tsx'

type Langkah = NonNullable<OutputOf<typeof dashboard>['langkah']>

/** Puts the list away, for all owners of the shop. */
function Simpan() {
  const cache = useQueryClient()
  const kirim = useMutation({
    ...mutation(simpanLangkah),
    onSuccess: async ({ message }) => {
      await cache.invalidateQueries({ queryKey: queryKey(dashboard) })
      popup('success', message)
    },
  })
  const simpan = async () => {
    const title = 'Simpan Daftar Langkah ?'
    const text = 'Daftar ini tidak ditampilkan lagi di toko ini. Yang belum ada tetap bisa diisi dari menunya.'
    if (await ask({ title, text, ok: 'Simpan' })) kirim.mutate({ simpan: true })
  }
  return (
    <Button size="sm" busy={kirim.isPending} onClick={() => void simpan()}>
      Jangan tampilkan lagi
    </Button>
  )
}

/** The printer of this computer, which is known here alone. */
const useLangkahPrinter = (): Langkah[number] => {
  const { chosen } = usePrinters('struk')
  const tanpa = 'Tanpa ini struk keluar sebagai berkas'
  return { nama: 'Printer struk', path: PRINTER, selesai: chosen !== null, tanpa, pilihan: true }
}

/** A new shop: what it needs for a whole day, in its order, and what each lack costs. */
export function DaftarLangkah({ langkah: diToko }: { langkah: Langkah }) {
  const langkah = [...diToko, useLangkahPrinter()]
  const sudah = langkah.filter((one) => one.selesai).length
  const berikut = langkah.find((one) => !one.selesai && !one.pilihan)
  return (
    <Card title="Mulai memakai Kencana" note={`${sudah} dari ${langkah.length} langkah`} flush>
      <ul className={css.rows}>
        {langkah.map((one) => (
          <li key={one.nama} aria-current={one === berikut ? 'step' : undefined}>
            <Dot tone={one.selesai ? 'green' : 'amber'} />
            <span className={css.langkah}>
              <Link to={one.path}>{one.nama}</Link>
              {!one.selesai && one.tanpa && <small>{one.tanpa}</small>}
            </span>
            <small>
              {one.selesai ? 'sudah' : one.pilihan ? 'bila perlu' : one === berikut ? 'berikutnya' : 'belum'}
            </small>
          </li>
        ))}
        <li>
          <small>Hilang sendiri setelah semua yang wajib ada.</small>
          <Simpan />
        </li>
      </ul>
    </Card>
  )
}
