/** Mutants of counting the drawer: blind, by two, booked once. */
import type { Mutant } from './mutant.ts'

const HITUNG = 'features/keuangan/hitung-kas'

export const uangMutants: readonly Mutant[] = [
  {
    id: 'hitung-kas-terlihat',
    breaks: 'Who counts the drawer reads in the ledger lines what should lie there.',
    file: 'features/neraca/mutasi/mutasi.api.ts',
    text: 'isOwner(sesi.level) || sampai < sesi.tgl_system',
    becomes: 'isOwner(sesi.level) || sampai <= sesi.tgl_system',
    killedBy: [`${HITUNG}/hitung-kas.test.ts`],
  },
  {
    id: 'hitung-kas-sendiri',
    breaks: 'Who counted first counts a second time alone.',
    file: `${HITUNG}/hitung-kas.server.ts`,
    text: 'const lain = await saksiUntuk(ctx, user_id)',
    becomes: "const lain = (await saksiUntuk(ctx, user_id)) || user_id === 'KASIR'",
    killedBy: [`${HITUNG}/hitung-kas.test.ts`],
  },
  {
    id: 'hitung-kas-lama',
    breaks: 'The same missing money is booked once for each count that missed it.',
    file: `${HITUNG}/hitung-kas.server.ts`,
    text: 'if (!terakhir)',
    becomes: 'if (terakhir === null)',
    killedBy: [`${HITUNG}/hitung-kas.test.ts`],
  },
  {
    id: 'sertifikat-hari-ini',
    breaks: 'The certificate of a closed day tells what the books came to since, where its record says another thing.',
    file: 'features/keuangan/laporan-eod/sertifikat.api.ts',
    text: "h.ringkasan ? 'emas'",
    becomes: "h.ringkasan ? 'tak-ada'",
    killedBy: ['features/keuangan/laporan-eod/laporan-eod.test.ts'],
  },
  {
    id: 'sertifikat-tanpa-hitungan',
    breaks: 'The paper of closing is handed out without being counted as printed.',
    file: 'features/hari-toko/tutup-toko/tutup-toko.server.ts',
    text: 'if (cetak) await catatCetakan',
    becomes: 'if (!cetak) await catatCetakan',
    killedBy: ['features/keuangan/laporan-eod/laporan-eod.test.ts'],
  },
  {
    id: 'laci-siapa-saja',
    breaks: 'Cash of every user goes through the first drawer, so that two tills share one shortage.',
    file: 'packages/ledger/src/journal.ts',
    text: "if (ref === '-') return jurnal",
    becomes: "if (ref !== '') return jurnal",
    killedBy: ['features/keuangan/laci/pemegang.test.ts'],
  },
  {
    id: 'laci-tak-dihitung',
    breaks: 'A drawer changes hands without anybody having counted it.',
    file: 'features/keuangan/laci/laci.server.ts',
    text: 'if (hitungan ? !hitungan.isi : saldo !== 0)',
    becomes: 'if (hitungan && saldo < 0)',
    killedBy: ['features/keuangan/laci/pemegang.test.ts'],
  },
  {
    id: 'laci-balapan',
    breaks: 'A drawer changes hands while its holder still books into it.',
    file: 'features/keuangan/laci/laci.api.ts',
    text: 'SELECT pg_advisory_xact_lock(18,',
    becomes: 'SELECT pg_advisory_xact_lock_shared(18,',
    killedBy: ['features/keuangan/laci/balapan.test.ts'],
  },
  {
    id: 'laci-selisih-sendiri',
    breaks: 'What another drawer lacks is taken out of the drawer of who books it.',
    file: 'features/keuangan/hitung-kas/hitung-kas.server.ts',
    text: 'laci: kode_laci,',
    becomes: 'laci: ctx.sesi.kode_laci,',
    killedBy: ['features/keuangan/laci/pemegang.test.ts'],
  },
]
