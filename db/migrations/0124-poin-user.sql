-- A user's own telephone: the member who has it earns nothing where its user could sell to himself.
ALTER TABLE users ADD COLUMN no_hp text NOT NULL DEFAULT '';
CREATE INDEX users_hp ON users (no_hp) WHERE no_hp <> '';
-- Which card of a member is his: a lost one is worth nothing once another is printed in its place.
ALTER TABLE member ADD COLUMN kartu_ke integer NOT NULL DEFAULT 0;
