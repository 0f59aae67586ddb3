import { getSession, startSession } from '@kencana/screens'

/** For the gallery: nobody has to log in, and `answer` stands in for the server where it has something to say. */
export const pretend = (answer: (url: string) => unknown = () => undefined): void => {
  const waktu = new Date().toISOString()
  const hari = waktu.slice(0, 10)
  if (!getSession().user)
    startSession({
      user_id: 'DEWI',
      user_name: 'Dewi Anggraini',
      kode_toko: 'TK01',
      nama_toko: 'TOKO MAS KENCANA JAYA',
      alamat_toko: 'JL. PASAR BESAR NO. 18, KELURAHAN SUKOHARJO, KECAMATAN KLOJEN, KOTA MALANG',
      tgl_system: hari,
      token: '',
      level: 'OWN',
      menu: [],
      aksi: [],
      hari_ini: hari,
      waktu,
      zona_waktu: 'Asia/Jakarta',
    })
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const data = answer(input instanceof Request ? input.url : String(input))
    return data === undefined ? real(input, init) : Response.json(data)
  }
}
