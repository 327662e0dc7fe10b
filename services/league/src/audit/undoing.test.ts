import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { auditedOffice } from '../../testing/audited.ts';
import type { Change } from '../change.ts';
import { content } from '../content/content.ts';
import { listLateEntries } from '../months/late-entries.ts';
import { monthValues } from '../months/month-values.ts';
import { plainCommands } from '../plain-commands.ts';
import { listPlayers } from '../players/list-players.ts';
import { changePrize, listPrizes, removePrize } from '../prizes/prizes.ts';
import { changeScoring } from '../scoring/change-scoring.ts';
import { getScoring } from '../scoring/scoring.ts';
import { changeSetting, getSetting } from '../settings/settings.ts';
import type { Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import { type Now, nowOf } from '../time/now.ts';
import { journaled } from './journal.ts';
import { listAudit } from './list-audit.ts';
import { recordChange } from './record-change.ts';

const rules = plainCommands('game_rules');
const { office, audit } = auditedOffice();

describe('an undo restores', () => {
  test('a player with entries, awards, hand edits, position and disqualification', async () => {
    await office.close('2025-10-21');
    await office.change('Anna', { bonus: 7, total: 1_000, position: 2 });
    await office.tick('Anna', 'always_there', '2025-10-21');
    await office.record('Anna', '2025-10-14', { rings: 120 });
    await office.recalculate();
    await office.untick('Anna', 'call_beast', '2025-10-14');
    await office.disqualify('Anna', '2025-10');
    const before = await audit.seen();
    const removed = await audit.remove('Anna');
    expect(await office.order()).toEqual(['Bruno']);

    await audit.undo(removed);
    expect(await audit.seen()).toBe(before);
    // The unticked bonus stays blocked: an evaluation does not give it again.
    await office.record('Anna', '2025-10-14', { rings: 121 });
    await office.recalculate();
    expect(await office.bonuses('Anna')).not.toContainEqual(expect.stringContaining('call_beast 2025-10-14'));
  });

  test('a setting, for the month under way alone', async () => {
    const threshold = (value: number) =>
      audit.act('PUT /api/admin/settings', (trx, now) =>
        changeSetting(trx, { key: 'lotteryThreshold', value }, now),
      );
    const first = await threshold(900);
    const second = await threshold(800);
    expect(await audit.refusal(first)).toMatch(
      / che riguarda la soglia della lotteria\. Annulla prima quella$/,
    );
    office.at('2025-11-01T09:00');
    await audit.undo(second);
    expect((await getSetting(office.db, 'lotteryThreshold')).value).toBe(900);
    const thresholds = await Promise.all(
      ['2025-10', '2025-11'].map(
        async (month) => (await monthValues(office.db, month)).contest.lotteryThreshold,
      ),
    );
    expect(thresholds).toEqual([800, 900]);
  });

  test('the scoring values, with the points of the month under way', async () => {
    const values = { ringPoints: 2, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 };
    const change = (scoring: Partial<typeof values>) =>
      audit.act('PUT /api/admin/scoring-config', (trx, now) =>
        changeScoring(trx, { ...values, ...scoring }, now),
      );
    const before = await audit.seen();
    const first = await change({});
    const second = await change({ ringPoints: 3 });
    expect(await office.points('Bruno')).toMatchObject({ score: 40 + 3 * 75 + 25 });
    expect(await audit.refusal(first)).toMatch(/nel frattempo è cambiato qualcosa: i punteggi$/);
    await audit.undo(second);
    await audit.undo(first);
    expect((await getScoring(office.db)).ringPoints).toBe(1);
    expect(await audit.seen()).toBe(before);
  });
});

describe('an undo is itself a change', () => {
  test('a change whose undo was undone stands again in the list, which says by whom and where it is undone', async () => {
    const removed = await audit.remove('Anna');
    const undone = await audit.undo(removed);
    const listed = async () => {
      const { changes } = await listAudit(office.db, {});
      return Object.fromEntries(changes.map(({ id, undoneBy, undo }) => [id, { undoneBy, ...undo }]));
    };
    expect((await listed())[removed]).toEqual({
      undoneBy: undone,
      possible: false,
      reason: 'È già stata annullata da Luca, 22 ottobre 2025 alle 18:00',
    });
    office.at('2025-10-22T18:30');
    const again = await audit.undo(undone);
    expect((await listed())[removed]).toEqual({
      undoneBy: null,
      possible: false,
      reason:
        'Vale di nuovo: il suo annullamento è stato annullato da Luca, 22 ottobre 2025 alle 18:30. Per toglierla ancora si annulla quella riga',
    });
    const third = await audit.undo(again);
    expect((await listed())[removed]?.undoneBy).toBe(third);
  });

  test('of several admins who undo the same change at once one succeeds and the others are refused', async () => {
    const erased = await audit.erase('Anna', '2025-10-20');
    const answers = await Promise.all([audit.refusal(erased), audit.refusal(erased), audit.refusal(erased)]);
    expect(answers.filter((answer) => answer === 'undone')).toHaveLength(1);
    expect(answers.filter((answer) => answer.startsWith('È già stata annullata'))).toHaveLength(2);
  });

  test('an entry restored after a close is provisional until the next close', async () => {
    await office.close('2025-10-21');
    office.at('2025-10-22T19:00');
    const erased = await audit.erase('Anna', '2025-10-21');
    office.at('2025-10-23T09:00');
    await office.close('2025-10-22');
    office.at('2025-10-23T10:00');
    const provisional = async () =>
      (await office.board()).entries.find(({ name }) => name === 'Anna')?.provisional;
    expect(await provisional()).toBe(false);
    await audit.undo(erased);
    expect(await provisional()).toBe(true);
  });

  test('a change that wrote no journal cannot be undone', async () => {
    expect(await audit.refusal(await audit.record('Anna', '2025-10-22', 10))).toMatch(
      /si corregge con una nuova$/,
    );
    await audit.recordEntries(['Anna', 'Bruno'], '2025-10-22', 10);
    expect(await audit.refusal(await audit.recordEntries(['Anna', 'Bruno'], '2025-10-22', 10))).toMatch(
      /si corregge con una nuova$/,
    );
    expect(await audit.refusal('0199f7a2-5c00-7000-8000-000000000001')).toBe('Questa modifica non esiste');
  });
});

describe('an undo beside a change of another connection that is not done yet', () => {
  /** Undoes a change while Luca's is under way, which then ends. Returns why the undo is refused. */
  async function refusalBeside(
    id: string,
    action: string,
    change: (trx: Transaction, now: Now) => Promise<Change<unknown, unknown>>,
  ): Promise<string> {
    const [now, other] = [nowOf(office.now), await office.db.transaction()];
    const at = now.instant;
    await recordChange(other, { actor: 'Luca', action, at, change: await change(other, now) });
    const refusal = audit.refusal(id);
    const waiting = () => rows(office.db, 'select from pg_locks where not granted');
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
    await other.commit();
    return refusal;
  }

  test('waits for it and is refused: the prize, the text and the rule keep what the other has written', async () => {
    const prize = await office.prize('Cena per due', { position: 2 });
    await office.run((trx) => content.add(trx, { key: 'hero.title', value: 'Si vola' }));
    const ruleId = (await rules.list(office.db))[0]?.id ?? '';
    const restored = [
      await audit.act('DELETE /api/admin/prizes/{id}', (trx, now) => removePrize(trx, prize.id, now)),
      await audit.act('DELETE /api/admin/content/{key}', (trx) => content.remove(trx, 'hero.title')),
      await audit.act('DELETE /api/admin/rules/{id}', (trx) => rules.remove(trx, ruleId)),
    ];
    const [prizeUndo = '', textUndo = '', ruleUndo = ''] = await Promise.all(
      restored.map((id) => audit.undo(id)),
    );

    const newer = (label: string) =>
      expect.stringContaining(`c’è una modifica più recente («${label}» di Luca`);
    expect(
      await refusalBeside(prizeUndo, 'PUT /api/admin/prizes/{id}', (trx, now) =>
        changePrize(trx, prize.id, { title: 'Cena per tre' }, now),
      ),
    ).toEqual(newer('Premio modificato'));
    expect(
      await refusalBeside(textUndo, 'PUT /api/admin/content/{key}', (trx) =>
        content.change(trx, 'hero.title', { value: 'Si plana' }),
      ),
    ).toEqual(newer('Contenuto modificato'));
    expect(
      await refusalBeside(ruleUndo, 'PUT /api/admin/rules/{id}', (trx) =>
        rules.change(trx, ruleId, { title: 'Chi vince?' }),
      ),
    ).toEqual(newer('Regola modificata'));
    expect(await listPrizes(office.db)).toMatchObject([{ title: 'Cena per tre' }]);
    expect(await content.list(office.db)).toMatchObject([{ value: 'Si plana' }]);
    expect(await rules.list(office.db)).toContainEqual(expect.objectContaining({ title: 'Chi vince?' }));
  });

  test('waits for it and is refused: the other has written a text with the same key', async () => {
    await office.run((trx) => content.add(trx, { key: 'hero.title', value: 'Si vola' }));
    const removed = await audit.act('DELETE /api/admin/content/{key}', (trx) =>
      content.remove(trx, 'hero.title'),
    );
    const refusal = await refusalBeside(removed, 'POST /api/admin/content', (trx) =>
      content.add(trx, { key: 'hero.title', value: 'Si plana' }),
    );
    expect(refusal).toContain('c’è una modifica più recente («Contenuto aggiunto» di Luca');
    expect(await content.list(office.db)).toMatchObject([{ value: 'Si plana' }]);
  });
});

describe('a final month', () => {
  test('keeps its standings when a player or an entry is restored', async () => {
    await audit.record('Bruno', '2025-10-22', 10);
    const erased = await audit.erase('Bruno', '2025-10-20');
    const removed = await audit.remove('Anna');
    office.at('2025-11-03T09:00');
    await office.closeMissedDays();
    const final = JSON.stringify(await office.board('2025-10'));
    expect(await office.order('2025-10')).toEqual(['Bruno']);

    await audit.undo(removed);
    await audit.undo(erased);
    expect(JSON.stringify(await office.board('2025-10'))).toBe(final);
    expect(await listPlayers(office.db, nowOf(office.now))).toHaveLength(2);
    expect(await audit.entryOf('Bruno', '2025-10-20')).toMatchObject({ rings: 75, alignment: true });
  });
});

test('the number that an undo brings back after its final month was rebuilt is among the late ones', async () => {
  office.at('2025-11-03T09:00');
  await office.closeMissedDays();
  const erased = await audit.erase('Bruno', '2025-10-20');
  office.at('2025-11-03T10:00');
  await office.rebuild('2025-10');
  office.at('2025-11-03T11:00');
  await audit.undo(erased);
  expect(await listLateEntries(office.db, '2025-10')).toMatchObject([{ name: 'Bruno', rings: 75 }]);
});

describe('a column that a later version adds to players', () => {
  const addNickname = () =>
    office.db.raw("alter table players add column nickname text not null default 'nessuno'");
  afterEach(() => office.db.raw('alter table players drop column nickname'));
  const callAnna = (nickname: string) =>
    office.db.raw('update players set nickname = :nickname where id = :id', {
      nickname,
      id: office.idOf('Anna'),
    });
  const nickname = (name: string) =>
    firstRow(office.db, 'select nickname from players where id = :id', { id: office.idOf(name) });

  test('is restored with the others', async () => {
    await addNickname();
    await callAnna('Annina');
    const changed = await audit.act('PUT /api/admin/players/{id}', async (trx) => {
      const journal = randomUUID();
      const id = office.idOf('Anna');
      await journaled(
        trx,
        { journal, table: 'players' },
        "update players set nickname = 'A' where id = :id",
        {
          id,
        },
      );
      return { before: null, after: null, journal };
    });
    expect(await nickname('Anna')).toEqual({ nickname: 'A' });
    await audit.undo(changed);
    expect(await nickname('Anna')).toEqual({ nickname: 'Annina' });
  });

  test('hinders no undo of a change that was made before, and keeps its value', async () => {
    const archived = await audit.archive('Anna');
    const removed = await audit.remove('Bruno');
    await addNickname();
    await callAnna('Annina');
    const { changes } = await listAudit(office.db, {});
    expect(changes.map(({ undo }) => undo.possible)).toEqual([true, true]);
    expect(await audit.refusal(removed)).toBe('undone');
    expect(await audit.refusal(archived)).toBe('undone');
    expect(await nickname('Anna')).toEqual({ nickname: 'Annina' });
    expect(await nickname('Bruno')).toEqual({ nickname: 'nessuno' });
  });
});
