-- sejalan: ya
-- What goods are worth to begin with holds from the beginning of its day: what left earlier that day gets its cost at closing. Days of before
-- stay as they were closed.
ALTER TABLE nilai_awal ADD COLUMN sejak_pagi boolean NOT NULL DEFAULT false;
