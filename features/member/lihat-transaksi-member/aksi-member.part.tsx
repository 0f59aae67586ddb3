/** What is done for one member besides serving him: his card, his paper, to be one with his double, and to be forgotten. */
import type { OutputOf } from '@kencana/contract'
import { call, FormDialog, LabelDialog, showError, useMay } from '@kencana/screens'
import { ask, Button, TextField } from '@kencana/ui'
import { useState } from 'react'
import { CETAK_KARTU_MEMBER } from '../../cetak/cetak.contract.ts'
import { catatCetak } from '../../cetak/cetak.shared.tsx'
import { member } from '../data-member/data-member.contract.ts'
import { gabungMember } from '../gabung-member/gabung-member.contract.ts'
import { buatKartu } from '../kartu-member/kartu-member.contract.ts'
import { MemberField } from '../pelanggan/member-field.shared.tsx'
import { cariPelanggan } from '../pelanggan/pelanggan.contract.ts'
import { lupakanMember } from '../privasi/privasi.contract.ts'
import { ringkasanMember, transaksiMember } from './lihat-transaksi-member.contract.ts'

type Dia = OutputOf<typeof ringkasanMember>

function Lupakan({ dia, onClose }: { dia: Dia; onClose: () => void }) {
  return (
    <FormDialog
      endpoint={lupakanMember}
      initial={{ kode_member: dia.kode_member, alasan: '' }}
      title="Hapus Data Pribadi"
      about={`${dia.kode_member} ${dia.nama_member}`}
      saveText="Hapus Data Pribadi"
      changes={[ringkasanMember, transaksiMember]}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <p>
            Nama, No HP, alamat, tanggal lahir, identitas dan PIN member ini dihapus dan tidak bisa dikembalikan. Nota
            dan buku tetap seperti adanya.
          </p>
          <TextField {...field('alasan')} label="Alasan" required autoFocus maxLength={200} />
        </>
      )}
    </FormDialog>
  )
}

/** Who was entered a second time becomes the one whose page this is. */
function Gabungkan({ dia, onClose }: { dia: Dia; onClose: () => void }) {
  const [lain, setLain] = useState<{ kode_member: string; nama: string } | null>(null)
  return (
    <FormDialog
      endpoint={gabungMember}
      initial={{ kode_member: dia.kode_member, digabung: '', alasan: '' }}
      title="Gabungkan Member"
      about={`${dia.kode_member} ${dia.nama_member}`}
      saveText="Gabungkan Member"
      changes={[ringkasanMember, transaksiMember, member.list, cariPelanggan]}
      onClose={onClose}
    >
      {({ field, set }) => (
        <>
          <MemberField
            name="digabung"
            label="Member Yang Sama"
            dipilih={lain}
            onPilih={(satu) => {
              setLain(satu)
              set({ digabung: satu?.kode_member ?? '' })
            }}
            error={field('digabung').error}
          />
          <p>
            Transaksinya tampil di {dia.nama_member}, kartu dan PIN-nya tidak berlaku lagi. Keduanya tidak bisa dipisah
            lagi. Siapa yang pernah punya poin tetap dirinya: gabungkan yang lain ke dia.
          </p>
          <TextField {...field('alasan')} label="Alasan" required maxLength={200} />
        </>
      )}
    </FormDialog>
  )
}

/** Buttons for who may: OWN and SU print cards, OWN forgets. */
export function AksiMember({ dia }: { dia: Dia }) {
  const [kartu, setKartu] = useState<string | null>(null)
  const [lupa, setLupa] = useState(false)
  const bolehKartu = useMay(buatKartu) && dia.aktif
  const [gabung, setGabung] = useState(false)
  const bolehGabung = useMay(gabungMember) && dia.aktif
  const bolehLupa = useMay(lupakanMember) && dia.nama_member !== 'TANPA NAMA'
  const cetak = (ganti: 'YA' | 'TIDAK') =>
    void call(buatKartu, { kode_member: dia.kode_member, ganti }).then((one) => setKartu(one.kartu), showError)
  const gantiKartu = async () => {
    if (await ask({ title: `Ganti kartu ${dia.kode_member} ?`, text: 'Kartu yang lama tidak berlaku lagi.' }))
      cetak('YA')
  }
  return (
    <>
      {bolehKartu && <Button onClick={() => cetak('TIDAK')}>Cetak Kartu</Button>}
      {bolehKartu && <Button onClick={() => void gantiKartu()}>Kartu Hilang</Button>}
      {bolehGabung && <Button onClick={() => setGabung(true)}>Gabungkan Member</Button>}
      {bolehLupa && <Button onClick={() => setLupa(true)}>Hapus Data Pribadi</Button>}
      {kartu !== null && (
        <LabelDialog
          labels={[{ kode_barcode: kartu, nama_barang: dia.nama_member, lines: ['KARTU MEMBER', dia.kode_member] }]}
          onPrinted={(_, copies, alasan) => catatCetak(CETAK_KARTU_MEMBER, dia.kode_member, alasan)(copies)}
          onClose={() => setKartu(null)}
        />
      )}
      {gabung && <Gabungkan dia={dia} onClose={() => setGabung(false)} />}
      {lupa && <Lupakan dia={dia} onClose={() => setLupa(false)} />}
    </>
  )
}
