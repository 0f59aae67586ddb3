\set p random(1, :pieces)
\set s random(1, 20)
BEGIN;
SELECT id, weight, cost, kind FROM piece WHERE id = :p FOR UPDATE;
UPDATE piece SET status = 1 WHERE id = :p;
INSERT INTO sale (number, shop, customer, total) VALUES ('S', :s, 17, 1234500) RETURNING id AS sale \gset
INSERT INTO sale_line (sale, piece, weight, price, shop, kind) VALUES (:sale, :p, 12345, 1234500, :s, 3);
INSERT INTO entry (sale, account, amount) VALUES (:sale, 1100, 1234500), (:sale, 4000, -1234500);
INSERT INTO payment (sale, way, amount) VALUES (:sale, 1, 1234500);
COMMIT;
