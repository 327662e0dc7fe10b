import { expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { rows } from '../store/rows.ts';
import { nowOf } from '../time/now.ts';
import { commitMonth, newSecret, replaceCommitments, sha256 } from './commitments.ts';
import { getDraws } from './draws.ts';

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

test("the commitment is the SHA-256 of the secret's text", () => {
  // As `printf vetta | sha256sum` prints it.
  expect(sha256('vetta')).toBe('051218f634ca1a7efd97687770ad554d57d816c056f17f9a9d1abd2cc691fd26');
  const instant = Temporal.Instant.from('2025-10-31T22:59:00Z');
  const { secret, commitment } = newSecret({ instant, today: '2025-10-31' });
  expect(commitment).toBe(sha256(secret));
});
