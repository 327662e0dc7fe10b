import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { commitMonth } from './commitments.ts';
import { getDraws } from './draws.ts';
import { replaceCommitments } from './replace-commitments.ts';
import { sha256 } from './sha256.ts';

const office = useOffice();

test('a restored league commits again, and the old commitments stay visible', async () => {
  office.at('2025-10-01T09:00');
  await office.run((trx, now) => commitMonth(trx, '2025-10', now));
  const before = await getDraws(office.db, '2025-10');
  expect(before.replaced).toEqual([]);

  office.at('2025-10-20T09:00');
  await office.run(replaceCommitments);
  const after = await getDraws(office.db, '2025-10');
  const at = nowOf(office.now).instant.toString({ fractionalSecondDigits: 3 });
  expect(after.replaced).toEqual([{ ...before.pending[0], replacedAt: at }]);
  expect(after.pending).toEqual([{ commitment: expect.any(String), committedAt: at }]);
  expect(after.pending[0]?.commitment).not.toBe(before.pending[0]?.commitment);
  const [stored] = await rows<{ secret: string }>(office.db, 'select secret from draw_commitments');
  expect(sha256(stored?.secret ?? '')).toBe(after.pending[0]?.commitment);
});
