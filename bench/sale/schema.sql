-- The least that any shop program must keep of a sale: pieces, documents with their lines, money, ledger. Nothing is checked but keys.
-- Filled as it is after years of selling; :pieces is replaced by how many there ever were.
CREATE TABLE shop (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE piece (
  id bigint PRIMARY KEY, barcode text NOT NULL UNIQUE, shop int NOT NULL REFERENCES shop, tray int NOT NULL, kind int NOT NULL,
  weight bigint NOT NULL, cost bigint NOT NULL, status smallint NOT NULL DEFAULT 0);
CREATE TABLE sale (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, number text, shop int NOT NULL REFERENCES shop, customer int, at timestamptz NOT NULL DEFAULT now(),
  total bigint NOT NULL);
CREATE TABLE sale_line (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, sale bigint NOT NULL REFERENCES sale, piece bigint NOT NULL REFERENCES piece,
  weight bigint NOT NULL, price bigint NOT NULL, shop int NOT NULL, kind int NOT NULL, at timestamptz NOT NULL DEFAULT now());
CREATE TABLE entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, sale bigint NOT NULL, account int NOT NULL, amount bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now());
CREATE TABLE payment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, sale bigint NOT NULL REFERENCES sale, way smallint NOT NULL, amount bigint NOT NULL,
  at timestamptz NOT NULL DEFAULT now());

INSERT INTO shop SELECT n, 'SHOP ' || n FROM generate_series(1, 20) n;
INSERT INTO piece (id, barcode, shop, tray, kind, weight, cost)
SELECT n, 'P' || lpad(n::text, 9, '0'), 1 + n % 20, n % 2000, n % 50, 500 + hashint8(n) & 32767, 1000000 FROM generate_series(1, :pieces) n;
INSERT INTO sale (number, shop, customer, at, total)
SELECT 'S' || n, 1 + n % 20, n % 50000, now() - n * interval '2 minutes', 5000000 FROM generate_series(1, :pieces / 2) n;
INSERT INTO sale_line (sale, piece, weight, price, shop, kind, at)
SELECT 1 + (n - 1) / 2, n, 3485, 2500000, 1 + n % 20, n % 50, now() - n * interval '1 minute' FROM generate_series(1, :pieces) n;

CREATE INDEX ON piece (tray, id DESC);
CREATE INDEX ON piece (shop, kind);
CREATE INDEX ON sale (at);
CREATE INDEX ON sale_line (at);
CREATE INDEX ON sale_line (sale);
CREATE INDEX ON entry (sale);
CREATE INDEX ON payment (sale);
ANALYZE;
