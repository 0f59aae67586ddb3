import { mutation, startSession, useZodForm } from '@kencana/screens'
import {
  Button,
  CheckField,
  cx,
  FieldGrid,
  FieldGroup,
  Form,
  KodeSelect,
  PasswordField,
  RupiahField,
  TextField,
} from '@kencana/ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ISIAN_UMUM, type IsianUmum, setup } from '../../../../../features/akses/setup/setup.contract.ts'
import { contohPapan } from '../../../../../features/master/parameter-harga-emas/arti-harga.contract.ts'
import { HARGA_GRAM, HARGA_MURNI } from '../../../../../features/pengaturan/para-system/kategori-harga.contract.ts'
import css from './Pages.module.css'

const ZONA = [
  { kode: 'Asia/Jakarta', nama: 'WIB' },
  { kode: 'Asia/Makassar', nama: 'WITA' },
  { kode: 'Asia/Jayapura', nama: 'WIT' },
]

const BLANK = {
  kode_toko: '',
  nama_toko: '',
  alamat_toko: '',
  no_hp: '',
  zona_waktu: 'Asia/Jakarta' as const,
  kas_awal: null,
  nomor_instalasi: '10',
  kategori_harga: '' as const,
  user_id: '',
  user_name: '',
  password: '',
  isian: [...ISIAN_UMUM],
}

const NAMA_ISIAN: Readonly<Record<IsianUmum, string>> = {
  KATEGORI: 'Kategori 8K, 16K, 17K, 24K dan LM, dengan jenis dan persentase kadarnya',
  BAKI_MEJA: 'Baki etalase, pembelian dan titipan',
  BAKI_SEPUH: 'Baki sortir, barang rusak, sepuh dan kembali sepuh',
  KONDISI_PEMBELIAN: 'Kondisi pembelian: BAIK, tanpa potongan',
  KONDISI_PINJAMAN: 'Kondisi pinjaman: NOTA LENGKAP, TANPA NOTA',
  KONDISI_BARANG: 'Kondisi barang: BAIK, CACAT, PATAH',
}

/** Here it is asked: nobody's price means what nobody said. */
const ISIAN = setup.input.required({ kategori_harga: true })

/** What a price on the board can mean, by the word that is typed; PER GRAM has an M too and stands second. */
const PAPAN = [
  { kode: 'MURNI', nama: '× kadar', value: HARGA_MURNI, murni: true },
  { kode: 'PER GRAM', nama: 'tiap kadar', value: HARGA_GRAM, murni: false },
] as const
const CONTOH = PAPAN.map((satu) => `${satu.kode}: ${contohPapan(satu)}`)

type Field = ReturnType<typeof useZodForm>['field']

/** What the owner's own price board says of gold: the same price makes another ring. */
function PapanField({ field }: { field: Field }) {
  const { value, onChange, ...satu } = field('kategori_harga')
  return (
    <div>
      <KodeSelect
        {...satu}
        label="Harga emas di papan toko ini"
        required
        value={PAPAN.find((one) => one.value === value)?.kode ?? ''}
        onChange={(kode) => onChange(PAPAN.find((one) => one.kode === kode)?.value ?? '')}
        options={PAPAN}
      />
      {CONTOH.map((kalimat) => (
        <p key={kalimat} className={css.contoh}>
          {kalimat}
        </p>
      ))}
    </div>
  )
}

function ShopFields({ field }: { field: Field }) {
  return (
    <FieldGroup title="Toko">
      <FieldGrid columns={2}>
        <TextField {...field('kode_toko')} label="Kode Toko" required maxLength={10} autoFocus />
        <TextField {...field('nama_toko')} label="Nama Toko" required />
      </FieldGrid>
      <TextField {...field('alamat_toko')} label="Alamat Toko" required />
      <FieldGrid columns={2}>
        <TextField {...field('no_hp')} label="No HP" inputMode="tel" />
        <KodeSelect {...field('zona_waktu')} label="Zona Waktu" required options={ZONA} />
        <RupiahField {...field('kas_awal')} label="Kas Awal" required hint="Uang di laci saat mulai." />
        <TextField
          {...field('nomor_instalasi')}
          label="Nomor Instalasi"
          required
          inputMode="numeric"
          maxLength={2}
          hint="10 sampai 99, berbeda di tiap komputer server satu rantai toko."
        />
      </FieldGrid>
      <PapanField field={field} />
    </FieldGroup>
  )
}

function OwnerFields({ field }: { field: Field }) {
  return (
    <FieldGroup title="Pemilik" note="melihat dan menyetujui semuanya">
      <FieldGrid columns={2}>
        <TextField {...field('user_id')} label="User ID" required autoComplete="username" />
        <TextField {...field('user_name')} label="Nama" required />
        <PasswordField
          {...field('password')}
          label="Password"
          required
          autoComplete="new-password"
          hint="Paling sedikit 8 huruf."
        />
      </FieldGrid>
    </FieldGroup>
  )
}

interface UmumProps {
  isian: readonly IsianUmum[]
  onChange: (isian: IsianUmum[]) => void
}

/** What a gold shop usually has in its masters, each with its tick. */
function UmumFields({ isian, onChange }: UmumProps) {
  const ganti = (kode: IsianUmum, ya: boolean) =>
    onChange(ISIAN_UMUM.filter((one) => (one === kode ? ya : isian.includes(one))))
  return (
    <FieldGroup title="Isian umum toko emas" note="semuanya bisa diubah nanti">
      <div className={css.umum}>
        {ISIAN_UMUM.map((kode) => (
          <CheckField
            key={kode}
            label={NAMA_ISIAN[kode]}
            value={isian.includes(kode)}
            onChange={(ya) => ganti(kode, ya)}
          />
        ))}
      </div>
      <p className={css.umumNote}>
        Kadar dan kode transaksi uang sudah terisi; harga per gram diisi sesudah ini. Toko yang kategorinya datang dari
        pusat: lepaskan centang kategori dan kondisi.
      </p>
    </FieldGroup>
  )
}

/** The first set-up: the shop and its owner, once, while there is no user. */
export default function Setup() {
  const navigate = useNavigate()
  const form = useZodForm(ISIAN, BLANK)
  const save = useMutation({
    ...mutation(setup),
    onSuccess: (user) => {
      startSession(user)
      void navigate({ to: '/dashboard' })
    },
  })
  const submit = () => {
    if (save.isPending) return
    const input = form.validate()
    if (input) save.mutate(input)
  }
  return (
    <Form onSave={submit} className={cx(css.form, css.formWide)}>
      <h1>Mulai</h1>
      <p>Toko pertama dan pemiliknya. Sekali saja.</p>
      <ShopFields field={form.field} />
      <OwnerFields field={form.field} />
      <UmumFields isian={form.values.isian} onChange={(isian) => form.set({ isian })} />
      <Button
        kind="primary"
        size="lg"
        full
        kbd="F9"
        data-save
        busy={save.isPending}
        busyText="Sedang Menyimpan"
        onClick={submit}
      >
        Simpan Data
      </Button>
    </Form>
  )
}
