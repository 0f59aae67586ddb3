import { call, queryKey, showError, useFile } from '@kencana/screens'
import { Card, dataUrl, PhotoField, popup } from '@kencana/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { hapusLogo, logoToko, settingToko, simpanLogo } from './setting-toko.contract.ts'

/** The logo: stored as soon as it is chosen, since it stands beside the form, not in it. */
export function LogoToko({ logo, nama }: { logo: string | null; nama: string }) {
  const cache = useQueryClient()
  const url = useFile(logoToko, logo ? { hash: logo } : null)
  const [baru, setBaru] = useState<Blob | null>(null)
  const ganti = async (foto: Blob | null) => {
    setBaru(foto)
    try {
      const { message } = foto ? await call(simpanLogo, { foto: await dataUrl(foto) }) : await call(hapusLogo, {})
      popup('success', message)
    } catch (error) {
      showError(error)
    }
    await cache.invalidateQueries({ queryKey: queryKey(settingToko) })
    setBaru(null)
  }
  return (
    <Card title="Logo" note="langsung tersimpan">
      <PhotoField value={baru} url={url ?? null} label={`Logo ${nama}`} onChange={(foto) => void ganti(foto)} />
    </Card>
  )
}
