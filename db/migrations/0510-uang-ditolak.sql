-- sejalan: ya
-- Money of another installation that somebody here turned away: its owner reads of the newest.
CREATE INDEX uang_masuk_ditolak ON uang_masuk (ditolak_pada) WHERE ditolak_pada IS NOT NULL;
