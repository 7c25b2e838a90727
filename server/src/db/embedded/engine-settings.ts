/** How the embedded Postgres is set, at every start; nothing of it stands in its folder. */
const SETTINGS: Readonly<Record<string, string>> = {
  // Beside the data, under its protection; a relative path has no limit of length.
  unix_socket_directories: ".",
  unix_socket_permissions: "0700",
  listen_addresses: "",
  // In its folder, too: of one that is killed nothing stays behind in memory when its folder goes, and no container's
  // small /dev/shm is in the way. It is little: statistics, and nothing of queries.
  dynamic_shared_memory_type: "mmap",
  max_connections: "50",
  // Small: a store of some ten thousand products, beside its read model in the same memory.
  shared_buffers: "64MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  min_wal_size: "80MB",
  max_wal_size: "512MB",
  checkpoint_timeout: "15min",
  huge_pages: "off",
  io_method: "sync",
  jit: "off",
  max_parallel_workers_per_gather: "0",
  max_logical_replication_workers: "0",
  wal_level: "minimal",
  max_wal_senders: "0",
  autovacuum_max_workers: "2",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  // Neither statements nor values of a row: both may hold what shoppers typed.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

/** What is acknowledged is on the disk, also when the power fails. */
const DURABLE = { fsync: "on", synchronous_commit: "on", full_page_writes: "on" };
/** For tests and generators, whose data nobody misses. */
const FLEETING = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // Tests have a store each, several at once.
  max_connections: "200",
};

/** The arguments of `postgres`. */
export function engineArguments(isDurable: boolean): string[] {
  const all = { ...SETTINGS, ...(isDurable ? DURABLE : FLEETING) };
  return Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
