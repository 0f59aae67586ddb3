-- Work that one of many servers on this database does at a time: who begins first has it until its next turn.
CREATE TABLE pekerjaan (
  nama text PRIMARY KEY,
  mulai timestamptz NOT NULL
);
