import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADMIN_KEY } from '@vetta/api/testing/api';
import { type OctoberOffice, octoberOffice } from '@vetta/api/testing/october-office';
import { run } from '@vetta/server/processes/run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSchemathesis } from '../binaries/schemathesis.ts';

// FUZZ_SEED asks other questions, FUZZ_CASES more of them of each call; the same seed asks the same again.
const seed = process.env.FUZZ_SEED ?? '20251031';
const cases = process.env.FUZZ_CASES ?? '50';
const found = await findSchemathesis();
console.info('path' in found ? `Fuzzing: FUZZ_SEED=${seed} FUZZ_CASES=${cases}` : `No fuzzing: ${found.why}`);
const schemathesis = 'path' in found ? found.path : '';
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let office: OctoberOffice;
let folder: string;
beforeAll(async () => {
  office = await octoberOffice();
  await office.closeAt('2025-11-02T23:59');
  office.at('2025-11-05T09:00');
  // It keeps notes where it runs.
  folder = await mkdtemp(join(tmpdir(), 'vetta-fuzz-'));
});
afterAll(async () => {
  await office.close();
  await rm(folder, { recursive: true, force: true });
});

// What may be left out, and why, is in schemathesis.toml and hooks.py beside this file.
test.skipIf(schemathesis === '')(
  'whatever a client sends, every call answers as the OpenAPI document says, and never with a 5xx',
  { timeout: 3_600_000 },
  async () => {
    const fuzzed = await run(
      schemathesis,
      [
        ...['--no-color', '--config-file', beside('schemathesis.toml')],
        ...['run', `${office.url}/api/openapi.json`, '-H', `X-Admin-Key: ${ADMIN_KEY}`],
        ...['--seed', seed, '--max-examples', cases, '--generation-database', 'none'],
        // A failure is told whole, not made small first: that would take minutes.
        ...['--continue-on-failure', '--no-shrink'],
      ],
      {
        cwd: folder,
        env: { ...process.env, SCHEMATHESIS_HOOKS: beside('hooks.py'), PYTHONDONTWRITEBYTECODE: '1' },
      },
    );
    console.info(fuzzed.output.slice(fuzzed.output.indexOf('Test cases:')));
    expect(fuzzed.output).toMatch(/Tested: [1-9]/);
    expect(fuzzed.code, fuzzed.output).toBe(0);
  },
);
