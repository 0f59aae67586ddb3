-- Labels of envelopes that were printed again, as the owner reads of them.
CREATE INDEX hutang_amplop_ulang ON hutang_amplop (dibuat_pada) WHERE ke > 1;
