-- The condition that pieces of a category are bought in as a rule; none until the owner says which.
ALTER TABLE parameter_potongan ADD COLUMN kondisi_bawaan kode REFERENCES kondisi_pembelian;
