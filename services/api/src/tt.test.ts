import { test } from 'vitest';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { openDatabase } from '@vetta/league/store/database';
import { ensureAdminKey } from '@vetta/league/admin-key/admin-key';
import { nowOf } from '@vetta/league/time/now';
import { systemClock } from '@vetta/league/time/clock';
import { testApi } from '../testing/api.ts';
test('x', async () => {
  for (let i = 0; i < 4; i++) {
    let t = performance.now(); const c0 = process.cpuUsage();
    const lap = (w: string) => { const n = performance.now(); const c = process.cpuUsage(c0); console.log(w, Math.round(n - t), 'cpu so far', Math.round((c.user + c.system) / 1000)); t = n; };
    const url = await freshDatabase(); lap('freshDatabase');
    const db = openDatabase(url); await ensureAdminKey(db, nowOf(systemClock()), 'chiave-di-prova-7f3a'); lap('ensureAdminKey'); await db.destroy(); lap('destroy');
    const api = await testApi({ databaseUrl: url }); lap('testApi');
    await api.ask('POST /api/admin/players', { body: { name: 'Anna' } }); lap('first ask');
    await api.ask('POST /api/admin/players', { body: { name: 'Bruno' } }); lap('second ask');
    await api.close(); lap('close');
  }
}, 100000);
