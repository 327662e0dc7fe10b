import type { BackupStatus } from '@vetta/office/dashboard/backup-status';
import { Gauge, type Registry } from 'prom-client';

/** Registers the metrics of the nightly backup. Returns the functions that set and remove their values. */
export function backupMetrics(register: Registry) {
  const registers = [register];
  const made = new Gauge({
    name: 'vetta_backup_last_timestamp_seconds',
    help: 'When the newest good nightly backup was made',
    registers,
  });
  const size = new Gauge({
    name: 'vetta_backup_last_size_bytes',
    help: 'The size of the newest good nightly backup',
    registers,
  });
  const failures = new Gauge({
    name: 'vetta_backup_failures',
    help: 'Nightly backups that failed since the last good one; 0 in good order',
    registers,
  });
  return {
    set({ madeAt, bytes, failures: failed }: BackupStatus) {
      if (madeAt !== null) made.set(Temporal.Instant.from(madeAt).epochMilliseconds / 1_000);
      if (bytes !== null) size.set(bytes);
      failures.set(failed);
    },
    remove() {
      for (const gauge of [made, size, failures]) gauge.remove();
    },
  };
}
