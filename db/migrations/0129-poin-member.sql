-- What one member was given and what was put right for him, on his page.
CREATE INDEX voucher_member ON voucher (kode_member) WHERE kode_member <> '-';
CREATE INDEX koreksi_poin_member ON koreksi_poin (kode_member);
