/** Who pays for a paper of before or fetches it: asked for once the server said that the law wants to know it. */
import { fieldErrors, useFields } from '@kencana/screens'
import { FieldGrid, TextField } from '@kencana/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { UMUM } from '../data-member/data-member.contract.ts'
import { BELUM_DIPILIH } from '../pelanggan/pelanggan.picker.tsx'
import { pengambil } from './batas-lapor.contract.ts'
import { harusDikenal, kosong, NikField } from './kertas.shared.tsx'

type Pengambil = z.infer<typeof pengambil>

const BLANK: Pengambil = { nama: '', alamat: '', nik: '' }

const salah = (tanpaNama: boolean) => (isi: Pengambil) => {
  const { nama, alamat, nik } = fieldErrors(pengambil, { ...isi })
  const kata = {
    nama: (tanpaNama ? kosong(isi.nama, 'Nama Customer Harus Diisi') : undefined) ?? nama,
    alamat: kosong(isi.alamat, 'Alamat Harus Diisi') ?? alamat,
    nik: kosong(isi.nik, 'NIK Harus Diisi') ?? nik,
  }
  return Object.fromEntries(Object.entries(kata).filter(([, satu]) => satu !== undefined))
}

/** @param pemilik whose name and address count where they are known; a paper of nobody's name asks for one */
export const usePengambil = ({ nama_customer, alamat }: { nama_customer: string; alamat: string }) => {
  const tanpaNama = nama_customer === UMUM
  const [isi, setIsi] = useState<Pengambil | null>(null)
  const kini = isi ?? BLANK
  const { field, valid } = useFields(
    kini,
    (patch) => setIsi((now) => ({ ...(now ?? BLANK), ...patch })),
    salah(tanpaNama),
  )
  return {
    /** What is sent of him; null while something is missing. */
    baca: (): { dia?: Pengambil } | null => (isi === null ? {} : valid() ? { dia: isi } : null),
    /** With what he paid for before on this day: only the server knows. */
    ditolak: (error: unknown): undefined => {
      if (harusDikenal(error)) setIsi((now) => now ?? { ...BLANK, alamat })
    },
    bagian: isi && (
      <FieldGrid columns={2}>
        {tanpaNama && <TextField {...field('nama')} label="Nama Customer" required maxLength={100} />}
        <TextField {...field('alamat')} label="Alamat" required />
        <NikField field={field('nik')} dipilih={BELUM_DIPILIH} />
      </FieldGrid>
    ),
  }
}
