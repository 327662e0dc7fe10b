import { describe, expect, test } from 'vitest';
import { auditedOffice } from '../../testing/audited.ts';
import { assignBonus } from '../bonuses/assign-bonus.ts';
import { listBonusTypes } from '../bonuses/bonus-types.ts';
import { content } from '../content/content.ts';
import { changePrize, removePrize } from '../prizes/prizes.ts';

const { office, audit } = auditedOffice();

describe('an undo is refused when', () => {
  const newer = (what: string, thing: string, then = '') =>
    `Non si può annullare: c’è una modifica più recente («${what}» di Maria, 22 ottobre 2025 alle 18:00) che riguarda ${thing}${then}`;

  test('the entry was recorded again', async () => {
    const erased = await audit.erase('Anna', '2025-10-20');
    await audit.record('Anna', '2025-10-20', 10);
    const before = await audit.seen();
    expect(await audit.refusal(erased)).toBe(
      newer('Entry registrata', 'l’entry di Anna del 20 ottobre 2025'),
    );
    expect(await audit.seen()).toBe(before);
  });

  test('the bonus was ticked again', async () => {
    await office.tick('Anna', 'call_beast', '2025-10-21');
    const removed = await audit.untick();
    const type = (await listBonusTypes(office.db)).find(({ bonusKey }) => bonusKey === 'call_beast');
    const week = { weekStartDate: '2025-10-20', dateEarned: '2025-10-21', manuallyAssigned: true };
    const ticked = { ...week, playerId: office.idOf('Anna'), bonusTypeId: type?.id ?? '' };
    await audit.act('POST /api/admin/player-bonuses', (trx, now) => assignBonus(trx, ticked, now));
    expect(await audit.refusal(removed)).toBe(
      newer('Bonus assegnato', 'un bonus di Anna nella settimana del 20 ottobre 2025'),
    );
  });

  test('the key of the text is used again, or the restored prize was changed', async () => {
    await office.run((trx) => content.add(trx, { key: 'hero.title', value: 'Si vola' }));
    const removed = await audit.act('DELETE /api/admin/content/{key}', (trx) =>
      content.remove(trx, 'hero.title'),
    );
    await audit.act('POST /api/admin/content', (trx) =>
      content.add(trx, { key: 'hero.title', value: 'Si corre' }),
    );
    expect(await audit.refusal(removed)).toBe(newer('Contenuto aggiunto', 'il contenuto «hero.title»'));

    const prize = await office.prize('Cena');
    const gone = await audit.act('DELETE /api/admin/prizes/{id}', (trx, now) =>
      removePrize(trx, prize.id, now),
    );
    const returned = await audit.undo(gone);
    office.at('2025-10-22T18:00:01');
    await audit.act('PUT /api/admin/prizes/{id}', (trx, now) =>
      changePrize(trx, prize.id, { title: 'Pranzo' }, now),
    );
    expect(await audit.refusal(returned)).toBe(newer('Premio modificato', 'il premio «Pranzo»'));
  });
});
