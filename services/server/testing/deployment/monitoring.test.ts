import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testApi } from '@vetta/api/testing/api';
import { closeOneDay } from '@vetta/league/closes/close-one-day';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { expect, test } from 'vitest';
import { checkout } from '../../src/checkout.ts';
import { run } from '../../src/processes/run.ts';

const folder = join(checkout, 'ops/monitoring');
const promtool = process.env.PROMTOOL_BIN ?? '';

test('every metric that the alert rules and the board name is served by /metrics', async () => {
  const api = await testApi({ databaseUrl: await freshDatabase() });
  try {
    const { id } = (await api.ask('POST /api/admin/players', { body: { name: 'Giulia' } })).body;
    const body = { playerId: id, date: '2026-11-20', rings: 10 };
    await api.ask('POST /api/admin/entries', { body });
    await closeOneDay(api.database, () => Temporal.Now.instant(), '2026-11-20');
    const metrics: string = (await api.ask('GET /metrics')).body;
    const served = [...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
    // The gauges of the league are served without a value while the database is away.
    expect(metrics).toMatch(/^vetta_last_closed_day_timestamp_seconds \d+$/m);
    for (const file of ['rules.yml', 'board.json']) {
      const named = new Set((await readFile(join(folder, file), 'utf8')).match(/\bvetta_\w+/g));
      expect(named.size).toBeGreaterThan(6);
      for (const name of named) expect(served, file).toContain(name.replace(/_bucket$/, ''));
    }
  } finally {
    await api.close();
  }
});

test('docs/operations.md says what each alert means', async () => {
  const rules = await readFile(join(folder, 'rules.yml'), 'utf8');
  const operations = await readFile(join(checkout, 'docs/operations.md'), 'utf8');
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(5);
  for (const name of alerts) expect(operations).toContain(`\`${name}\``);
});

// npm test finds promtool, and with CI=true it must be there.
test.runIf(promtool)('promtool accepts the rules, and each alert fires when it must', async () => {
  expect(await run(promtool, ['check', 'rules', 'rules.yml'], { cwd: folder })).toMatchObject({ code: 0 });
  expect(await run(promtool, ['test', 'rules', 'rules.test.yml'], { cwd: folder })).toMatchObject({
    code: 0,
  });
});
