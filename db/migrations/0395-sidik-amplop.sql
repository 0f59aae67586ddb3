-- What the fingerprint of a weighing is made with: nobody who reads it reckons what lies here.
ALTER TABLE hutang_opname ADD COLUMN kunci_sidik uuid NOT NULL DEFAULT gen_random_uuid();
