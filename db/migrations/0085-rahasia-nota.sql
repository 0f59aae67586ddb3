-- What signs the tokens of notas: its own secret, so that nothing else that this installation signs can pass for one.
INSERT INTO rahasia (nama, nilai) VALUES ('nota', gen_random_uuid()::text || gen_random_uuid()::text);
