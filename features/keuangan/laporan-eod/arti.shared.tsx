/** What closing leaves behind, each in a sentence: said wherever it stands. */
export const ARTI_SERTIFIKAT = 'Sertifikat: satu lembar hasil hari ini, emas dan uangnya, untuk disimpan.'
export const ARTI_SEGEL =
  'Segel: kode dari seluruh catatan hari itu. Catatan yang diubah sesudahnya tidak cocok lagi dengannya.'
