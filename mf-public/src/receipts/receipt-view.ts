import { formatPoints, withArticle } from '@vetta/contract/client/formats';
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

/** Returns the lines of a receipt; their points sum to its total. Rules that gave nothing have no line. */
export function receiptLines({
  lines,
  bonuses,
  adjustments,
  thisWeek,
  month,
  state,
}: Receipt): ReceiptLine[] {
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
    return {
      layer: 'bonus',
      label,
      note: awards.length === 1 ? '1 settimana' : `${awards.length} settimane`,
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
  const since = thisWeek ? withArticle('dal', thisWeek.since) : '';
  const week: ReceiptLine[] =
    thisWeek && thisWeek.points !== 0
      ? [
          {
            layer: 'week',
            label: isOpen ? openLabel(thisWeek.since) : 'Resto del mese',
            // Late data only, if the month's last day was a Sunday.
            note: isOpen
              ? `punti e bonus insieme ${since}: divisi per voce a settimana chiusa`
              : `punti e bonus insieme ${thisWeek.since.startsWith(month) ? since : 'arrivati dopo'}: divisi direbbero i singoli giorni`,
            points: thisWeek.points,
          },
        ]
      : [];
  // On top, as its snow in the picture.
  return [...week, ...rules, ...settled, ...edits];
}

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
