/** Loads the demo chain through the real server in this process, walking its clock over a week of shop days. */
import { mg, parsePersen, rp } from '@kencana/ledger'
import { Caller, geserTanggal, tanggalDi, WalkingClock } from '@kencana/server-kit'
import type { FastifyInstance } from 'fastify'
import { changePassword, login, pindahToko } from '../../features/akses/sesi/sesi.contract.ts'
import { setup } from '../../features/akses/setup/setup.contract.ts'
import { createUser } from '../../features/akses/users/users.contract.ts'
import { tutupToko } from '../../features/hari-toko/tutup-toko/tutup-toko.contract.ts'
import { baki } from '../../features/master/baki/baki.contract.ts'
import { group } from '../../features/master/group/group.contract.ts'
import { jenis } from '../../features/master/jenis/jenis.contract.ts'
import { parameterJenisGroup } from '../../features/master/parameter-jenis-group/parameter-jenis-group.contract.ts'
import { createToko } from '../../features/master/toko/toko.contract.ts'
import { rencanaNilai, simpanNilaiAwal } from '../../features/neraca/nilai/nilai.contract.ts'
import { type KodeToko, kerjaHarian, kerjaHariIni } from './hari.ts'
import { isiMasterBersama, isiMasterToko } from './master.ts'
import { isiMember } from './member.ts'
import { BAKI, GROUP, JENIS, OWNER, PASSWORD_DEMO, SALES, TOKO, USERS } from './rantai.ts'

const ZONA = 'Asia/Jakarta'
const HARI = 7

/** A clock that stands a week before `now`, at nine in the morning of the shops; earlier where it is not nine yet, since nothing may be entered later than now. */
export const demoClock = (now: Date): WalkingClock => {
  const jamSembilan = Date.parse(`${geserTanggal(tanggalDi(ZONA, now), -HARI)}T02:00:00Z`)
  return new WalkingClock(new Date(Math.min(jamSembilan, now.getTime() - HARI * 86_400_000)))
}

const password = PASSWORD_DEMO

/** A user with the documented password as his own: chosen by himself, so nothing else is asked of him. */
const pegawai = async (app: FastifyInstance, owner: Caller, user: (typeof USERS)[number]): Promise<void> => {
  const sementara = `${password}-sementara`
  await owner.call(createUser, { ...user, password: sementara })
  const dia = new Caller(app)
  dia.token = (await dia.call(login, { user_id: user.user_id, password: sementara })).token
  await dia.call(changePassword, { password: sementara, new_password: password })
}

const bukaRantai = async (app: FastifyInstance, caller: Caller): Promise<void> => {
  const [pusat, ...cabang] = TOKO
  const data = await caller.call(setup, {
    ...pusat,
    kas_awal: rp(pusat.kas_awal),
    zona_waktu: ZONA,
    ...OWNER,
    password,
  })
  caller.token = data.token
  for (const toko of cabang) await caller.call(createToko, { ...toko, kas_awal: rp(toko.kas_awal), zona_waktu: ZONA })
  for (const user of USERS) await pegawai(app, caller, user)
  await caller.call(parameterJenisGroup.create, { jenis_group: 'BATANGAN' })
  for (const { persen, harga, harga_modal, ...row } of GROUP)
    await caller.call(group.create, {
      ...row,
      harga: rp(harga),
      harga_modal: rp(harga_modal),
      persentase: parsePersen(persen),
    })
  for (const row of JENIS) await caller.call(jenis.create, row)
  await isiMasterBersama(caller)
  await isiMember(caller)
}

/** Runs fn in a session of each shop on its open day, the owner's own shop last. */
const diTiapToko = async (caller: Caller, fn: (kode_toko: string) => Promise<void>): Promise<void> => {
  for (const { kode_toko } of TOKO.toReversed()) {
    const data = await caller.call(login, { user_id: OWNER.user_id, password })
    caller.token = data.token
    if (data.kode_toko !== kode_toko) caller.token = (await caller.call(pindahToko, { kode_toko })).token
    await fn(kode_toko)
  }
}

/** What a shop begins with is worth its cost. */
const beriNilai = async (caller: Caller): Promise<void> => {
  const { jumlah } = await caller.call(rencanaNilai, {})
  await caller.call(simpanNilaiAwal, { jumlah })
}

/**
 * Loads everything into an empty database. The app must have been created with `clock`; afterwards every shop stands
 * on the day that the clock shows.
 */
export const loadDemo = async (app: FastifyInstance, clock: WalkingClock): Promise<void> => {
  const caller = new Caller(app)
  await bukaRantai(app, caller)
  await diTiapToko(caller, async (kode_toko) => {
    await isiMasterToko(caller, SALES[kode_toko as KodeToko])
    for (const row of BAKI)
      await caller.call(baki.create, { ...row, berat_baki: mg(row.berat_baki), berat_bandrol: mg(row.berat_bandrol) })
  })
  for (let hari = 0; hari < HARI; hari += 1) {
    clock.walk(0.2)
    await diTiapToko(caller, (kode_toko) => kerjaHarian(caller, kode_toko as KodeToko, hari))
    clock.walk(0.2)
    await diTiapToko(caller, async () => {
      if (hari === 0) await beriNilai(caller)
      await caller.call(tutupToko, { PROSES: 'close' })
    })
    clock.walk(0.6)
  }
  await diTiapToko(caller, (kode_toko) => kerjaHariIni(caller, kode_toko as KodeToko))
}
