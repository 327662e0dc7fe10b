import { beforeEach, expect, test } from 'vitest';
import { useOffice } from '../../testing/office.ts';
import { rows } from '../store/rows.ts';

const office = useOffice();

const marked = async () =>
  (
    await rows<{ week: string }>(
      office.db,
      'select week_start as week from weeks_to_evaluate order by week_start',
    )
  ).map(({ week }) => week);

/** Anna has entries in three weeks, and every day up to Sunday 19 October is closed. */
beforeEach(async () => {
  await office.begin('2025-10-20T09:00', 'Anna', 'Bruno');
  await office.record('Anna', ['2025-10-01', '2025-10-07', '2025-10-14'], { rings: 101 });
  await office.close('2025-10-19');
});

test('the close of a Sunday leaves no week to evaluate', async () => {
  expect(await marked()).toEqual([]);
});

test('a close keeps the marks of weeks that end after its day', async () => {
  await office.record('Anna', '2025-10-20', { rings: 1 });
  office.at('2025-10-21T09:00');
  await office.close('2025-10-20');
  expect(await marked()).toEqual(['2025-10-20']);
});

test.each([
  ['a recorded day', () => office.record('Bruno', '2025-10-08', { rings: 1 })],
  ['a corrected day', () => office.record('Anna', '2025-10-07', { rings: 100 })],
  ['an erased day', () => office.erase('Anna', '2025-10-07')],
  ['a ticked bonus', () => office.tick('Bruno', 'first_timer', '2025-10-08')],
  ['an unticked bonus', () => office.untick('Anna', 'call_beast', '2025-10-07')],
])('%s marks its own week alone', async (_, change) => {
  await change();
  expect(await marked()).toEqual(['2025-10-06']);
});

test('the same numbers again, and settling, mark no week', async () => {
  await office.record('Anna', '2025-10-07', { rings: 101 });
  await office.db.raw('update player_bonuses set settled_at = null');
  await office.recalculate();
  expect(await marked()).toEqual([]);
});

test("removing a player marks the weeks of the player's entries", async () => {
  await office.remove('Anna');
  expect(await marked()).toEqual(['2025-09-29', '2025-10-06', '2025-10-13']);
});

test('a change of the bonuses marks every week', async () => {
  await office.db.raw("update bonus_types set is_active = false where bonus_key = 'call_beast'");
  expect(await marked()).toEqual(['2025-09-29', '2025-10-06', '2025-10-13']);
});

test('a week stays marked while an award counts on a day after the close, so that a later close withdraws it', async () => {
  // October is final: an award earned on Friday the 31st counts on the day of the evaluation.
  office.at('2025-11-05T09:00');
  await office.close('2025-11-02');
  await office.record('Bruno', '2025-10-31', { rings: 101 });
  await office.recalculate();
  await office.erase('Bruno', '2025-10-31');
  await office.close('2025-11-03');
  expect(await office.bonuses('Bruno')).toEqual(['call_beast 2025-11-05 settled']);
  await office.closeAt('2025-11-05T23:59');
  expect(await office.bonuses('Bruno')).toEqual([]);
});
