import type { OutputOf } from '@kencana/contract'
import {
  type ApiError,
  isOwner,
  LoadError,
  mutation,
  query,
  queryKey,
  renewSession,
  SaveBar,
  showError,
  useTitle,
  useUser,
  useZodForm,
  type ZodForm,
} from '@kencana/screens'
import { Card, FieldGrid, Form, KodeSelect, Page, popup, Skeleton, TextField } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { InstalasiLain } from '../../cabang/sambungan/instalasi-lain.shared.tsx'
import { DaftarToko, ZONA } from './daftar-toko.part.tsx'
import { LogoToko } from './logo-toko.part.tsx'
import { RekeningToko } from './rekening-toko.part.tsx'
import { settingToko, simpanSettingToko } from './setting-toko.contract.ts'
import css from './setting-toko.module.css'
import { useProvinsiOptions } from './setting-toko.picker.tsx'

type Toko = OutputOf<typeof settingToko>

const useSimpan = () => {
  const cache = useQueryClient()
  return useMutation({
    ...mutation(simpanSettingToko),
    meta: { silent: true },
    onSuccess: async ({ message, data }) => {
      const { nama_toko, alamat_toko, zona_waktu } = data
      renewSession({ nama_toko, alamat_toko, zona_waktu })
      cache.setQueryData(query(settingToko, {}).queryKey, data)
      await cache.invalidateQueries({ queryKey: ['setting-nota'] })
      popup('success', message)
    },
    onError: (error: ApiError) => {
      void cache.invalidateQueries({ queryKey: queryKey(settingToko) })
      showError(error)
    },
  })
}

type Isian = ZodForm<typeof simpanSettingToko.input>

/** Where customers reach this installation. */
const Alamat = ({ form, hanyaLihat }: { form: Isian; hanyaLihat: boolean }) => (
  <TextField
    {...form.field('alamat_publik')}
    asTyped
    mono
    readOnly={hanyaLihat}
    className={css.lebar}
    label="Alamat Publik"
    hint="Dibuka pelanggan dari QR di nota, kosong selama toko tidak terhubung ke luar"
  />
)

function Isi({ toko }: { toko: Toko }) {
  const saya = useUser()
  const provinsi = useProvinsiOptions()
  const { kode_toko, logo, ...isi } = toko
  const form = useZodForm(simpanSettingToko.input, isi)
  const simpan = useSimpan()
  const submit = () => {
    if (simpan.isPending) return
    const input = form.validate()
    if (input) simpan.mutate({ ...input, versi: toko.versi })
  }
  const bar = (
    <SaveBar
      write={simpanSettingToko}
      facts={[
        { label: 'Toko', value: kode_toko },
        { label: 'Tanggal System', value: saya.tgl_system },
      ]}
      saveText="Simpan Data"
      busyText="Sedang Menyimpan"
      busy={simpan.isPending}
      disabled={!form.touched}
      onSave={submit}
    />
  )
  return (
    <Page path={['Pengaturan', 'Setting Toko']} title="Setting Toko" bar={bar}>
      <div className={css.isi}>
        <div className={css.kolom}>
          <Card title="Data Toko" note={kode_toko}>
            <Form onSave={submit}>
              <FieldGrid columns={2}>
                <TextField {...form.field('nama_toko')} label="Nama Toko" required autoFocus />
                <TextField {...form.field('no_hp')} label="No HP" inputMode="tel" />
                <TextField {...form.field('alamat_toko')} label="Alamat Toko" required className={css.lebar} />
                <KodeSelect {...form.field('kode_provinsi')} label="Provinsi" {...provinsi} />
                <KodeSelect
                  {...form.field('zona_waktu')}
                  label="Zona Waktu"
                  required
                  hint="Menentukan tanggal hari ini di toko"
                  options={ZONA}
                />
                <Alamat form={form} hanyaLihat={!isOwner(saya)} />
              </FieldGrid>
            </Form>
          </Card>
          <RekeningToko />
          {saya.level === 'OWN' && <DaftarToko />}
          {saya.level === 'OWN' && <InstalasiLain />}
        </div>
        <LogoToko logo={logo} nama={toko.nama_toko} />
      </div>
    </Page>
  )
}

/** The shop that the person works in: name, address, logo, zone, bank accounts, and for its owner the other installations. */
export default function SettingTokoScreen() {
  useTitle('Setting Toko')
  const toko = useQuery({ ...query(settingToko, {}), staleTime: 0 })
  if (toko.data) return <Isi key={toko.data.versi} toko={toko.data} />
  return (
    <Page path={['Pengaturan', 'Setting Toko']} title="Setting Toko">
      {toko.isError ? (
        <LoadError error={toko.error} onRetry={() => void toko.refetch()} />
      ) : (
        <Card title="Data Toko">
          <Skeleton width={320} />
        </Card>
      )}
    </Page>
  )
}
