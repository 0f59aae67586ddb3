import { Banner } from '@kencana/ui'
import css from './Sheet.module.css'

/** Rows of a file that cannot be taken over, each with its reason; nothing when all can. */
export function WrongRows({ salah }: { salah: readonly { baris: number; pesan: string }[] }) {
  if (salah.length === 0) return null
  return (
    <>
      <Banner tone="amber">{salah.length} baris salah. Perbaiki berkasnya, lalu pilih lagi.</Banner>
      <ul className={css.wrong} aria-label="Baris yang salah">
        {salah.map((one) => (
          <li key={one.baris}>
            <b>Baris {one.baris}</b>
            <span>{one.pesan}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
