/** The paper that a form asks for from the report limit on: by what it comes to, or once the server said it. */
import { ApiError, shownField } from '@kencana/screens'
import { TextField, type TextFieldProps } from '@kencana/ui'
import { useState } from 'react'
import { UMUM } from '../data-member/data-member.contract.ts'
import type { Dipilih } from '../pelanggan/pelanggan.picker.tsx'
import { HARUS_DIKENAL } from './batas-lapor.contract.ts'

/** Whom a form names. */
interface Disebut {
  nama_customer: string
  no_hp: string
}

/** Whether a refusal says that the law wants to know him. */
export const harusDikenal = (error: unknown): boolean =>
  error instanceof ApiError && error.message.startsWith(HARUS_DIKENAL)

/** Whether the server asked for the paper of this very customer, and what hears what it says. */
export const useDiminta = (kepala: Disebut): readonly [diminta: boolean, ditolak: (error: unknown) => undefined] => {
  const [diminta, setDiminta] = useState<Disebut | null>(null)
  const dia = diminta !== null && diminta.nama_customer === kepala.nama_customer && diminta.no_hp === kepala.no_hp
  const ditolak = (error: unknown): undefined => {
    // With what he paid before on this day: only the server knows.
    if (harusDikenal(error)) setDiminta(kepala)
  }
  return [dia, ditolak]
}

/** What is missing of a text. */
export const kosong = (isi: string, kata: string): string | undefined => (isi.trim() === '' ? kata : undefined)

/** What the law wants to know of him and a form does not say; his paper only where nobody has seen it. */
export const kurangIdentitas = ({
  nama_customer,
  alamat,
  nik,
  identitas,
}: Record<'nama_customer' | 'alamat' | 'identitas', string> & { nik?: string }): Record<string, string> => {
  const bernama = nama_customer.trim().toUpperCase() !== UMUM
  const kurang = {
    nama_customer: kosong(bernama ? nama_customer : '', 'Nama Customer Harus Diisi'),
    alamat: kosong(alamat, 'Alamat Harus Diisi'),
    nik: identitas === '' ? kosong(nik ?? '', 'NIK Harus Diisi') : undefined,
  }
  return Object.fromEntries(Object.entries(kurang).flatMap(([apa, kata]) => (kata === undefined ? [] : [[apa, kata]])))
}

interface NikProps {
  field: Omit<TextFieldProps, 'label'>
  /** Whose paper it is: a known one is shown, not asked. */
  dipilih: Dipilih
}

/** The number of his paper, or what is known of it. */
export function NikField({ field, dipilih: { identitas } }: NikProps) {
  return identitas === '' ? (
    <TextField {...field} label="NIK" placeholder="atau No SIM, paspor" required />
  ) : (
    <TextField {...shownField('nik', identitas)} label="NIK" />
  )
}
