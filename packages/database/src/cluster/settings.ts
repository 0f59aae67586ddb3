/** PostgreSQL settings by name. */
export type Settings = Record<string, string>

/**
 * For a shop's PC with 2 cores and 4 to 8 GB that also runs the browser. Durability is never traded: fsync,
 * synchronous_commit and full_page_writes are stated so that no configuration file can switch them off.
 */
export const productSettings: Settings = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_connections: '60',
  random_page_cost: '1.1',
  jit: 'off',
  max_wal_size: '1GB',
  min_wal_size: '128MB',
  // What a hot backup needs: full WAL and a slot that keeps it.
  wal_level: 'replica',
  max_wal_senders: '4',
  max_replication_slots: '4',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Statements and keys hold customers' names and numbers; they do not belong in a log file.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  cluster_name: 'kencana',
}

/** For throw-away test databases only: a crash may lose everything. */
export const scratchSettings: Settings = {
  // Tests of upgrades drop whole schemas, several at once: each holds every table, function and trigger of one.
  max_locks_per_transaction: '256',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
  // Three test files at a time, of which some hold shops by the dozen.
  max_connections: '300',
  // Hundreds of databases that live for seconds: whoever needs statistics asks for them.
  autovacuum: 'off',
}

/** The settings as command-line arguments, which win over every configuration file. */
export function settingArguments(settings: Settings): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
