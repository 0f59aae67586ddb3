-- A letter of the books of before may be late already, with its interest paid beyond its due day.
ALTER TABLE hutang DROP CONSTRAINT hutang_check1;
ALTER TABLE hutang ADD CONSTRAINT hutang_jatuh_tempo CHECK (tgl_jatuh_tempo > mulai OR awal);
