-- What the owners' list of deposits turned down reads.
CREATE INDEX titipan_ditolak ON titipan (ditolak_pada) WHERE ditolak_pada IS NOT NULL;
