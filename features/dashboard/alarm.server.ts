import { sql } from '@kencana/database'
import { type Feature, Refusal, route } from '@kencana/server-kit'
import { daftarAlarm, lihatAlarm } from './alarm.contract.ts'
import { alarmAda, alarmPage } from './alarm.query.ts'

/** What owners are warned of by these features, and what each of them has seen. */
export const alarmFeature = (features: readonly Feature[]): Feature => {
  const alarm = features.flatMap((one) => one.alarm ?? [])
  return {
    routes: [
      route(daftarAlarm, (input, { db, sesi, waktu }) => alarmPage(db, alarm, input, sesi, waktu)),
      route(lihatAlarm, async ({ alarm: dipilih }, ctx) => {
        const ada = await alarmAda(ctx.db, alarm, dipilih, ctx.waktu)
        if (dipilih.some(({ kode, kunci }) => !ada.has(`${kode} ${kunci}`)))
          throw new Refusal('conflict', 'Alarm Tidak Ada Atau Sudah Lewat 30 Hari')
        await ctx.db.run(sql`
          INSERT INTO alarm_dilihat (kode, kunci, user_id, waktu)
          SELECT x.kode, x.kunci, ${ctx.sesi.user_id}, ${ctx.waktu}
          FROM jsonb_to_recordset(${sql.json(dipilih)}::jsonb) AS x (kode text, kunci text) ON CONFLICT DO NOTHING`)
        ctx.audit({ dokumen: 'ALARM', sesudah: { dilihat: dipilih } })
        return { message: `${dipilih.length} Alarm Sudah Dilihat` }
      }),
    ],
  }
}
