import { useUser } from './session.ts'

/** An instant as the clock of the shop shows it: 09:05. */
export const useJam = (): ((waktu: string) => string) => {
  const { zona_waktu } = useUser()
  return (waktu) =>
    new Date(waktu).toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: zona_waktu })
}

/** The same with its date, for what may be older than today: 2026-03-02 09:05. */
export const useTanggalJam = (): ((waktu: string) => string) => {
  const { zona_waktu } = useUser()
  return (waktu) => new Date(waktu).toLocaleString('sv-SE', { timeZone: zona_waktu }).slice(0, 16)
}
