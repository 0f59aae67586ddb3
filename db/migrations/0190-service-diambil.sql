-- Who fetched a repair: '' for its customer himself, else somebody else by name, and whether he had its slip.
ALTER TABLE service_ambil ADD COLUMN pengambil text NOT NULL DEFAULT '';
ALTER TABLE service_ambil ADD COLUMN bawa_slip boolean NOT NULL DEFAULT true;
ALTER TABLE service_ambil ALTER COLUMN pengambil DROP DEFAULT;
ALTER TABLE service_ambil ALTER COLUMN bawa_slip DROP DEFAULT;
