-- What is lost or missing is few of a ledger's lines, and asked for by day: report and dashboard.
CREATE INDEX mutasi_susut ON mutasi (kode_toko, tgl_system) WHERE akun IN ('SUSUT', 'SELISIH');
-- What buyers paid for is asked for by the day it was validated.
CREATE INDEX pembelian_valid ON pembelian (kode_toko, tgl_valid) WHERE tgl_valid IS NOT NULL;
