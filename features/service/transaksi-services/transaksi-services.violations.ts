import type { Violation } from '@kencana/testing/violation'

export const VIOLATIONS: readonly Violation[] = [
  ['a repair with less paid than was', 'UPDATE service SET dp = dp - 1 WHERE dp > 0', 'service-saldo'],
  [
    "a customer's piece that weighs less by itself",
    "UPDATE service_barang SET berat_kini = berat_kini - 10 WHERE status = 'OPEN'",
    'service-saldo',
  ],
  [
    'a piece that came lighter',
    'ALTER TABLE service_barang DISABLE TRIGGER USER; UPDATE service_barang SET berat = berat - 10',
    'isi-dokumen',
  ],
  [
    'a piece that a craftsman has who never was given it',
    "UPDATE service_barang SET kode_tukang = 'T01', tgl_tukang = '2026-03-02' WHERE status = 'OPEN'",
    'service-saldo',
  ],
  ['a piece that left with nobody', "UPDATE service_barang SET status = 'CLOS' WHERE status = 'OPEN'", 'service-saldo'],
  [
    'a repair fetched whose pieces are here',
    "UPDATE service SET status = 'CLOS' WHERE status = 'OPEN'",
    'service-saldo',
  ],
  [
    'a finished piece that lost more than is said',
    'UPDATE service_selesai_barang SET berat_keluar = berat_keluar + 10 WHERE patri > 0',
    'isi-dokumen',
  ],
  ['solder that nobody took', 'UPDATE service_selesai_barang SET patri = patri + 10 WHERE patri > 0', 'isi-dokumen'],
  [
    'a craftsman who is owed more',
    'UPDATE service_selesai SET ongkos_tukang = ongkos_tukang + 1000 WHERE ongkos_tukang > 0',
    'service-saldo',
  ],
  [
    'work that cost more than was earned',
    "UPDATE service_barang SET tambahan = tambahan + 500 WHERE status = 'CLOS'",
    'service-saldo',
  ],
  ['a fetched piece of another weight', 'UPDATE service_ambil_barang SET berat = berat - 10', 'isi-dokumen'],
  [
    'a payment at the fetching of less',
    'UPDATE service_ambil SET jumlah = jumlah - 1 WHERE jumlah > 0',
    'pembayaran-buku',
  ],
  ['a fetching before which more had been paid', 'UPDATE service_ambil SET dulu = dulu + 500', 'service-saldo'],
  [
    'a fetching after which less is left to pay',
    'UPDATE service_ambil SET sisa = sisa - 500 WHERE sisa > 0 AND jasa IS NULL',
    'service-saldo',
  ],
  [
    'a repair of which more tax was taken',
    'UPDATE service_ambil SET ppn = ppn + 500, ppn_persen = 11000 WHERE jasa IS NOT NULL',
    'service-saldo',
  ],
  [
    'a repair that names a rate and took no tax',
    'UPDATE service_ambil SET ppn_persen = 11000 WHERE jasa > 0',
    'service-saldo',
  ],
  ['a piece given back heavier', 'UPDATE service_batal_barang SET berat = berat + 10', 'isi-dokumen'],
  [
    'a deposit of which more was kept',
    'UPDATE service_batal SET hangus = hangus + 500 WHERE hangus > 0',
    'service-saldo',
  ],
  [
    'a picture of another piece as it came',
    'ALTER TABLE service_barang DISABLE TRIGGER USER; UPDATE service_barang b SET foto = o.foto FROM service_barang o WHERE o.foto <> b.foto',
    'service-foto',
  ],
  [
    'a finished piece with the picture of how it came',
    'UPDATE service_barang SET foto_selesai = foto WHERE foto_selesai IS NOT NULL',
    'service-foto',
  ],
]
