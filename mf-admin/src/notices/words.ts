import { formatClock } from '@vetta/contract/client/formats';
import type { NoticeCard } from '@vetta/contract/notices';
import { romeDay } from '@vetta/contract/rome-time';
import { enumerated } from '../audit/words/enumeration.ts';
import { hourInWords } from '../day/in-words.ts';

interface Wall {
  readonly id: string;
  readonly name: string | null;
}

const nameOf = (id: string, walls: readonly Wall[]): string =>
  walls.find((wall) => wall.id === id)?.name ?? 'uno schermo senza nome';

/** Returns where a notice is, and until when: «Su tutti gli schermi, fino alle 19:30». */
export function placeInWords(
  { screens, endsAt }: Pick<NoticeCard, 'screens' | 'endsAt'>,
  walls: readonly Wall[],
  now: Date,
): string {
  const where =
    screens === null ? 'Su tutti gli schermi' : `Su ${enumerated(screens.map((id) => nameOf(id, walls)))}`;
  const end = new Date(endsAt);
  const clock = formatClock(end);
  // Midnight belongs to the day that it ends.
  if (clock === '00:00' && romeDay(new Date(end.getTime() - 1)) === romeDay(now))
    return `${where}, fino a mezzanotte`;
  return `${where}, fino ${hourInWords(end, now)}`;
}

/**
 * Returns which walls have shown a notice: «Comparso su Corridoio dalle 18:42 e Ingresso dalle 18:43», and that it waits if an urgent
 * one is alone on its walls.
 */
export function shownInWords(
  { shown }: Pick<NoticeCard, 'shown'>,
  walls: readonly Wall[],
  now: Date,
  urgent: Pick<NoticeCard, 'endsAt'> | undefined,
): string {
  const waits =
    urgent &&
    `Aspetta: finché c’è l’avviso urgente, fino ${hourInWords(new Date(urgent.endsAt), now)}, si vede solo quello.`;
  if (shown.length === 0) return waits ?? 'Nessuno schermo con un nome l’ha ancora mostrato.';
  const places = shown.map(
    ({ screen, since }) => `${nameOf(screen, walls)} dalle ${formatClock(new Date(since))}`,
  );
  return [`Comparso su ${enumerated(places)}.`, ...(waits ? [waits] : [])].join(' ');
}
