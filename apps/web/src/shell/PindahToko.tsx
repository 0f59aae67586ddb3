import { mutation, query, startSession, useUser, useZodForm } from '@kencana/screens'
import { FormModal, KodeSelect } from '@kencana/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { pindahToko } from '../../../../features/akses/sesi/sesi.contract.ts'
import { listToko } from '../../../../features/master/toko/toko.contract.ts'

/** OWN and SU work in another shop: a new session, on that shop's day. */
export default function PindahToko({ onClose }: { onClose: () => void }) {
  const user = useUser()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const shops = useQuery(query(listToko, {}))
  const form = useZodForm(pindahToko.input, { kode_toko: '' })
  const move = useMutation({
    ...mutation(pindahToko),
    onSuccess: (next) => {
      startSession(next)
      cache.clear()
      onClose()
      void navigate({ to: '/dashboard' })
    },
  })
  const submit = () => {
    if (move.isPending) return
    const input = form.validate()
    if (input) move.mutate(input)
  }
  const options = (shops.data ?? [])
    .filter((shop) => shop.kode_toko !== user.kode_toko && shop.portal === '')
    .map((shop) => ({ kode: shop.kode_toko, nama: shop.nama_toko }))
  return (
    <FormModal
      onClose={onClose}
      busy={move.isPending}
      title="Pindah Toko"
      size={400}
      saveText="Pindah Toko"
      busyText="Pindah Toko"
      onSave={submit}
    >
      <KodeSelect
        {...form.field('kode_toko')}
        label="Kode Toko"
        required
        note={`sekarang ${user.kode_toko}`}
        options={options}
        loading={shops.isPending}
      />
    </FormModal>
  )
}
