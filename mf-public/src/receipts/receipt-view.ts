import type { BonusType } from '@vetta/contract/bonuses';
import { formatPoints, withArticle } from '@vetta/contract/client/formats';
import { pointsInWords, signedInteger } from '@vetta/contract/italian-integer';
import { correctionOf } from '@vetta/contract/prerender-row';
import type { PlaceReason, Receipt } from '@vetta/contract/receipts';

/** The layers of the picture, from the ground up. */
export const layers = ['rings', 'apptSet', 'apptDone', 'presences', 'bonus', 'adjustments', 'week'] as const;
export type Layer = (typeof layers)[number];

export interface ReceiptLine {
  readonly layer: Layer;
  readonly label: string;
  /** How the points came about: `310 × 1`. */
  readonly note: string;
  readonly points: number;
}

const ruleLabels = {
  rings: 'Chiamate',
  apptSet: 'Appuntamenti fissati',
  apptDone: 'Appuntamenti conclusi',
  presences: 'Allineamenti',
} satisfies Record<Receipt['lines'][number]['what'], string>;

const editNotes = {
  score: 'sui punti',
  bonus: 'sui bonus',
  total: 'sul totale',
} satisfies Record<Receipt['adjustments'][number]['field'], string>;

const decimal = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });

/** Returns `5.185 punti + 900 bonus +442 correzione`: the parts of the total, as the board's row says them. */
export function partsInWords(receipt: Pick<Receipt, 'score' | 'bonus' | 'total'>): string {
  const correction = correctionOf(receipt);
  return `${pointsInWords(receipt.score)} + ${formatPoints(receipt.bonus)} bonus${correction === 0 ? '' : ` ${signedInteger(correction)} correzione`}`;
}

/** Returns the lines of a receipt; their points sum to its total. Rules that gave nothing have no line. */
export function receiptLines(
  { lines, bonuses, adjustments, thisWeek, month, state, bonus }: Receipt,
  bonusTypes: readonly Pick<BonusType, 'name' | 'description'>[],
): ReceiptLine[] {
  const isOpen = state === 'open';
  const rules = lines
    .filter(({ count }) => count > 0)
    .map(
      ({ what, count, each, points }): ReceiptLine => ({
        layer: what,
        label: ruleLabels[what],
        note: `${formatPoints(count)} × ${decimal.format(each)}`,
        points,
      }),
    );
  const settled = [...new Set(bonuses.map(({ name }) => name))].map((label): ReceiptLine => {
    const awards = bonuses.filter(({ name }) => name === label);
    const weeks = awards.length === 1 ? '1 settimana' : `${awards.length} settimane`;
    const condition = bonusTypes.find(({ name }) => name === label)?.description;
    return {
      layer: 'bonus',
      label,
      note: condition ? `${weeks} · ${condition}` : weeks,
      points: awards.reduce((sum, { points }) => sum + points, 0),
    };
  });
  const edits = adjustments.map(
    ({ field, points }): ReceiptLine => ({
      layer: 'adjustments',
      label: 'Correzione a mano',
      note: editNotes[field],
      points,
    }),
  );
  const weekBonus = bonus - sum(settled) - sum(adjustments.filter(({ field }) => field === 'bonus'));
  const since = thisWeek ? withArticle('dal', thisWeek.since) : '';
  const week: ReceiptLine[] =
    thisWeek && thisWeek.points !== 0
      ? [
          {
            layer: 'week',
            label: isOpen ? openLabel(thisWeek.since) : 'Resto del mese',
            // Late data only, if the month's last day was a Sunday.
            note: isOpen
              ? `${partly(thisWeek.points, weekBonus)} ${since}: voce per voce a fine settimana`
              : `${partly(thisWeek.points, weekBonus)} ${thisWeek.since.startsWith(month) ? since : 'arrivati dopo'}: divisi per voce direbbero i numeri dei singoli giorni, che restano privati`,
            points: thisWeek.points,
          },
        ]
      : [];
  return [...rules, ...settled, ...week, ...edits];
}

const sum = (parts: readonly { readonly points: number }[]) =>
  parts.reduce((total, { points }) => total + points, 0);

/** The bonus that the row counts already, and the lines do not yet, is told apart. */
const partly = (points: number, bonus: number) =>
  [points !== bonus && pointsInWords(points - bonus), bonus !== 0 && `${formatPoints(bonus)} bonus`]
    .filter(Boolean)
    .join(' + ');

/** Before a month's first Sunday with two days of the player, it is more than a week, or less: the month began within it. */
const openLabel = (since: string) => (since.endsWith('-01') ? 'Da inizio mese' : 'Questa settimana');

type Moved = NonNullable<Receipt['moved']>;

/** A reason's words, of who rose and of who fell. */
const reasonTexts = {
  ownPoints: ['più punti di chi era davanti', 'meno punti di prima: dati corretti o bonus tolti'],
  othersPoints: ['chi era davanti ha meno punti di prima', 'altri hanno fatto più punti'],
  ownCorrection: ['una correzione a mano dei punti', 'una correzione a mano dei punti'],
  othersCorrection: [
    'una correzione a mano dei punti di chi era davanti',
    'una correzione a mano dei punti di altri',
  ],
  scoring: ['i valori dei punti sono cambiati', 'i valori dei punti sono cambiati'],
  tie: ['l’ordine a pari punti', 'l’ordine a pari punti'],
  left: ['chi era davanti non è più in gara', 'qualcuno non è più in gara'],
  joined: ['in gara ci sono persone nuove', 'in gara ci sono persone nuove'],
} satisfies Record<PlaceReason, readonly [string, string]>;

/** Returns how many places a player gained or lost since the last close, and why. */
export function movedInWords({ places, why }: Moved): string {
  const count = Math.abs(places);
  const reasons = why.map((reason) => reasonTexts[reason][places > 0 ? 0 : 1]).join('; ');
  return `${formatPoints(count)} ${count === 1 ? 'posto' : 'posti'} in ${places > 0 ? 'più' : 'meno'} dall’ultima chiusura: ${reasons}.`;
}
