-- sejalan: ya
-- Lists tell today's price of each piece, so they ask whether a price moved within the hour, as sales do: found by its time, however long the
-- history of prices has become.
CREATE INDEX riwayat_nilai_harga ON riwayat_nilai (waktu) WHERE tabel = 'GROUP';
