/** Whose notas of one day are one customer's, as far as what he said of himself tells. */

interface Bernama {
  tanggal: string
  nama_customer: string
  kode_member: string
  hp: string
  /** The kind of his paper and its number, '-' where nobody has seen one. */
  identitas: string
}

/**
 * All by which he is known on a day: a member, a telephone, a name are each enough, as where he has to say who he is, and so is a paper.
 * Who showed one is asked nothing more, however much he buys or sells by it: this list alone adds that up.
 */
const sebutan = ({ tanggal, nama_customer, kode_member, hp, identitas }: Bernama, umum: string): string[] => [
  ...(kode_member === '-' ? [] : [`${tanggal} M ${kode_member}`]),
  ...(hp === '' ? [] : [`${tanggal} H ${hp}`]),
  ...(identitas === '-' ? [] : [`${tanggal} I ${identitas}`]),
  ...(nama_customer === umum ? [] : [`${tanggal} N ${nama_customer}`]),
]

/**
 * Notas that hang together by any of that, in their order; who said nothing stands alone with each.
 * @param umum the name of who gave none
 */
export const perOrang = <T extends Bernama>(nota: readonly T[], umum: string): T[][] => {
  const atas = nota.map((_, at) => at)
  const akar = (at: number): number => {
    let kini = at
    while (atas[kini] !== kini) kini = atas[kini] ?? kini
    atas[at] = kini
    return kini
  }
  const pertama = new Map<string, number>()
  nota.forEach((one, at) => {
    for (const sebut of sebutan(one, umum)) {
      const lain = pertama.get(sebut)
      if (lain === undefined) pertama.set(sebut, at)
      else atas[akar(at)] = akar(lain)
    }
  })
  const orang = new Map<number, T[]>()
  nota.forEach((one, at) => {
    const dia = orang.get(akar(at))
    if (dia) dia.push(one)
    else orang.set(akar(at), [one])
  })
  return [...orang.values()]
}
