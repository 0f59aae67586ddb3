-- Whose password somebody else chose: until he has chosen his own, nothing else is done under his name.
ALTER TABLE users ADD COLUMN ganti_password boolean NOT NULL DEFAULT false;
