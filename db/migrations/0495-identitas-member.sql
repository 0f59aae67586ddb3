-- sejalan: ya
-- Whose a paper is: who comes as no member is known by what the shop keeps of its members.
CREATE INDEX member_identitas_nomor ON member_identitas (no_identitas);
