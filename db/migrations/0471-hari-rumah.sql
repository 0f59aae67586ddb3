-- sejalan: ya
-- Days on which the house was kept: what is swept after so many days has seen so many of these too, so that a clock that runs ahead for
-- an hour makes nothing old.
CREATE TABLE hari_rumah (
  ke bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  waktu timestamptz NOT NULL
);
