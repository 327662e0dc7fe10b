import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { claimPlace, isOnDockersDisk, MARKER, placeFault } from './known-place.ts';

test('where the share of the backups is not mounted nothing is written, and the sentence says what to do', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vetta-place-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const share = join(dataDir, 'share');
  await claimPlace(share, dataDir);
  await claimPlace(share, dataDir);
  expect([await placeFault(share, dataDir), await readdir(share)]).toEqual([undefined, [MARKER]]);

  // Unmounted: an empty folder of the same name, or none.
  await rename(share, `${share}-away`);
  await expect(claimPlace(share, dataDir)).rejects.toThrow(/not the place where the backups were: its file/);
  await mkdir(share);
  await expect(claimPlace(share, dataDir)).rejects.toThrow(
    /nothing was written\. Mount its disk or share again\. If you want the backups in what is there now, remove .+backup-places\.json\.$/,
  );
  expect(await readdir(share)).toEqual([]);
  // One that was used by another installation in its stead.
  await claimPlace(share, await mkdtemp(join(dataDir, 'other-')));
  await expect(claimPlace(share, dataDir)).rejects.toThrow(/it is another one/);

  await rm(share, { recursive: true });
  await rename(`${share}-away`, share);
  expect(await placeFault(share, dataDir)).toBeUndefined();
  await rm(join(dataDir, 'backup-places.json'));
  await claimPlace(share, dataDir);
  expect(await placeFault(join(share, MARKER, 'below'), dataDir)).toMatch(/cannot be written \(ENOTDIR\)/);
});

test('under Compose the folder of the backups is on the disk of the data, a share or another disk in its place is not', () => {
  const mounts = `613 598 8:1 /var/lib/docker/containers/4f/hosts /etc/hosts rw,relatime - ext4 /dev/sda1 rw
614 598 8:1 /home/office/vetta/backups /backups rw,relatime - ext4 /dev/sda1 rw
615 598 0:52 / /mnt/nas rw,relatime - nfs4 nas:/backups rw
616 598 8:17 /office /disk rw,relatime - ext4 /dev/sdb1 rw`;
  expect(['/backups', '/mnt/nas', '/disk'].map((folder) => isOnDockersDisk(folder, mounts))).toEqual([
    true,
    false,
    false,
  ]);
});
