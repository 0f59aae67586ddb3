import { useUser } from './session.ts'

/** An instant as the clock of the shop shows it: 09:05. */
export const useJam = (): ((waktu: string) => string) => {
  const { zona_waktu } = useUser()
  return (waktu) =>
    new Date(waktu).toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: zona_waktu })
}
