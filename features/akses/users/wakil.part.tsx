/** Deputies of OWN: who may agree in his place, until when, up to what, and what they did with it. */
import type { OutputOf } from '@kencana/contract'
import {
  call,
  FormDialog,
  gramText,
  LoadError,
  query,
  queryKey,
  rupiahText,
  showError,
  useOptions,
  useUser,
} from '@kencana/screens'
import {
  ask,
  Button,
  DateField,
  Empty,
  FieldGrid,
  GramField,
  IconUsers,
  KodeSelect,
  Modal,
  popup,
  RupiahField,
  Skeleton,
  Status,
} from '@kencana/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { JalanKeluar } from '../../master/baki/jalan-keluar.shared.tsx'
import { akhiriWakil, listWakil, tambahWakil } from '../otorisasi/wakil.contract.ts'
import css from './data-users.module.css'
import { kelolaUsers } from './users.contract.ts'

type Wakil = OutputOf<typeof listWakil>[number]

const USER = ({ user_id, user_name, level, aktif }: OutputOf<typeof kelolaUsers>[number]) => ({
  kode: user_id,
  nama: user_name,
  level,
  aktif,
})

/** OWN and SU agree by themselves. */
const BISA_WAKIL = ({ level, aktif }: ReturnType<typeof USER>) => aktif && level !== 'OWN' && level !== 'SU'

const BELUM = <JalanKeluar ke="user" di="aktif selain pemilik" />

function Tunjuk({ onClose }: { onClose: () => void }) {
  const { tgl_system } = useUser()
  const users = useOptions(kelolaUsers, {}, USER, BELUM, BISA_WAKIL)
  const initial = { user_id: '', dari: tgl_system, sampai: tgl_system }
  return (
    <FormDialog endpoint={tambahWakil} initial={initial} title="Tunjuk Wakil" changes={[listWakil]} onClose={onClose}>
      {({ field }) => (
        <FieldGrid>
          <KodeSelect {...field('user_id')} label="User" required autoFocus {...users} />
          <FieldGrid columns={2}>
            <DateField {...field('dari')} label="Tanggal Awal" required />
            <DateField {...field('sampai')} label="Tanggal Akhir" required />
            <RupiahField {...field('rp_kasus')} label="Rupiah Per Kasus" required />
            <RupiahField {...field('rp_hari')} label="Rupiah Per Hari" required />
            <GramField {...field('mg_kasus')} label="Gram Per Kasus" required />
            <GramField {...field('mg_hari')} label="Gram Per Hari" required />
          </FieldGrid>
          <p className="k-dim">
            Wakil menyetujui selain harga, batas, hak dan stok awal, bukan permintaannya sendiri. Setiap persetujuannya
            tercatat.
          </p>
        </FieldGrid>
      )}
    </FormDialog>
  )
}

function Baris({ wakil, onEnd }: { wakil: Wakil; onEnd?: (() => void) | undefined }) {
  const { user_id, user_name, dari, sampai, rp_kasus, rp_hari, mg_kasus, mg_hari, dipakai, keadaan } = wakil
  return (
    <li>
      <IconUsers />
      <span className={css.perangkat}>
        <b>
          {user_name} ({user_id})
        </b>
        <small>
          {dari} sampai {sampai}, {rupiahText(rp_kasus)} dan {gramText(mg_kasus)} per kasus, {rupiahText(rp_hari)} dan{' '}
          {gramText(mg_hari)} per hari, {dipakai} kali dipakai
        </small>
      </span>
      <Status value={keadaan} />
      {onEnd && (
        <Button size="sm" kind="danger" onClick={onEnd} aria-label={`Akhiri ${user_id}`}>
          Akhiri
        </Button>
      )}
    </li>
  )
}

/** The list of deputies; OWN names and ends them. */
export function WakilOwn({ onClose }: { onClose: () => void }) {
  const cache = useQueryClient()
  const own = useUser().level === 'OWN'
  const list = useQuery({ ...query(listWakil, {}), staleTime: 0 })
  const [adding, setAdding] = useState(false)
  const akhiri = async ({ id, user_id }: Wakil) => {
    if (!(await ask({ title: `Akhiri Wakil ${user_id} ?`, text: 'Berlaku saat ini juga.', destructive: true }))) return
    try {
      popup('success', (await call(akhiriWakil, { id })).message)
    } catch (error) {
      showError(error)
    }
    await cache.invalidateQueries({ queryKey: queryKey(listWakil) })
  }
  return (
    <Modal
      title="Wakil OWN"
      size={640}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Tutup</Button>
          {own && (
            <Button kind="primary" onClick={() => setAdding(true)}>
              Tunjuk Wakil
            </Button>
          )}
        </>
      }
    >
      {list.isPending && <Skeleton />}
      {list.isError && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
      {list.data?.length === 0 && (
        <Empty title="Belum ada wakil" hint="Wakil menyetujui menggantikan OWN, beberapa hari dan sampai batasnya." />
      )}
      <ul className={css.sesi}>
        {list.data?.map((one) => (
          <Baris
            key={one.id}
            wakil={one}
            onEnd={own && (one.keadaan === 'BERLAKU' || one.keadaan === 'NANTI') ? () => void akhiri(one) : undefined}
          />
        ))}
      </ul>
      {adding && <Tunjuk onClose={() => setAdding(false)} />}
    </Modal>
  )
}
