import { fileURLToPath } from 'node:url';
import { ADMIN_KEY } from '@vetta/api/testing/api';
import { type OctoberOffice, octoberOffice } from '@vetta/api/testing/october-office';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { run } from '@vetta/server/processes/run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSchemathesis } from '../binaries/schemathesis.ts';

// FUZZ_SEED chooses the random requests, FUZZ_CASES their number per call. The same seed repeats the same requests.
const seed = process.env.FUZZ_SEED ?? '20251031';
const cases = process.env.FUZZ_CASES ?? '25';
const found = await findSchemathesis();
console.info('path' in found ? `Fuzzing: FUZZ_SEED=${seed} FUZZ_CASES=${cases}` : `No fuzzing: ${found.why}`);
const schemathesis = 'path' in found ? found.path : '';
const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

let office: OctoberOffice;
const folder = await folderOfFile();
beforeAll(async () => {
  office = await octoberOffice();
  await office.closeAt('2025-11-02T23:59');
  office.at('2025-11-05T09:00');
  // Schemathesis writes files into its working directory.
});
afterAll(() => office.close());

// schemathesis.toml and hooks.py say which checks are off, and why.
test.skipIf(schemathesis === '')(
  'every call answers any request as the OpenAPI document says, and never with a 5xx status',
  { timeout: 3_600_000 },
  async () => {
    const fuzzed = await run(
      schemathesis,
      [
        ...['--no-color', '--config-file', beside('schemathesis.toml')],
        ...['run', `${office.url}/api/openapi.json`, '-H', `X-Admin-Key: ${ADMIN_KEY}`],
        ...['--seed', seed, '--max-examples', cases, '--generation-database', 'none'],
        // Without shrinking, which takes minutes: a failure shows the original request.
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
