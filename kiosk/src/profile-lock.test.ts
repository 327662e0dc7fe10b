import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startBrowser } from './browser.js';

let profile: string;
beforeEach(async () => {
  profile = await mkdtemp(join(tmpdir(), 'vetta-kiosk-profile-'));
});
afterEach(() => rm(profile, { recursive: true, force: true }));

test('a browser starts on the profile of a cloned card or a renamed computer, whose data stay', async () => {
  // Chromium's locks are links to names that do not exist.
  await symlink('altro-computer-1234', join(profile, 'SingletonLock'));
  await symlink('5678', join(profile, 'SingletonCookie'));
  await symlink('/tmp/.org.chromium.none/SingletonSocket', join(profile, 'SingletonSocket'));
  await writeFile(join(profile, 'Local State'), '{}');
  const browser = await startBrowser('/bin/true', profile, []);
  expect(await browser.ended).toBe('exit 0');
  expect(await readdir(profile)).toEqual(['Local State']);
});
