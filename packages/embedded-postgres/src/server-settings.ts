import { statfsSync } from 'node:fs';

/** With `full` every committed transaction survives a power cut; with `test` the last ones before a kill may be lost. */
export type Durability = 'full' | 'test';

const MIN_SHARED_MEMORY_BYTES = 512 * 1024 * 1024;

/** Sized for a laptop that also runs the server and a browser. */
const LAPTOP_SETTINGS = {
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  random_page_cost: '1.1',
  jit: 'off',
  // There are no replicas; without them bulk loads into new tables need no write-ahead log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  wal_compression: 'on',
  min_wal_size: '256MB',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/** Statements and details of errors contain personal data: the server that sent them reports its own errors. */
const LOG = {
  log_destination: 'stderr',
  logging_collector: 'off',
  log_line_prefix: '',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  lc_messages: 'C',
};

const WITHOUT_DURABILITY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '128MB',
};

export function toSettingArguments(durability: Durability): string[] {
  const settings = {
    ...LAPTOP_SETTINGS,
    ...LOG,
    ...(durability === 'test' ? WITHOUT_DURABILITY : {}),
    ...(hasScarceSharedMemory() ? { dynamic_shared_memory_type: 'mmap' } : {}),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Containers often have 64 MB of /dev/shm, too little for a parallel query. */
function hasScarceSharedMemory(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize < MIN_SHARED_MEMORY_BYTES;
  } catch {
    return true;
  }
}
