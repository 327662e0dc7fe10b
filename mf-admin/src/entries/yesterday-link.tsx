import { useQuery } from '@tanstack/react-query';
import { archivedPlayers, entriesOf, players, usualNumbers } from '@vetta/contract/client/admin-queries';
import { adminMonths } from '@vetta/contract/client/month-queries';
import { addDays, monthOf, weekStart } from '@vetta/contract/rome-time';
import { Text } from '@vetta/design-system/text';
import { useAtomValue } from 'jotai';
import { SectionLink } from '../layout/section-link.tsx';
import { isForNumbers } from '../login/admin-key.ts';
import { isMissing } from './with-data.ts';

interface YesterdayLinkProps {
  readonly today: string;
  /** What stands before the link. */
  readonly lead: string;
}

/** «ieri mancava 1 persona», a link to that day's grid. Nothing if nobody was missing. */
export function YesterdayLink({ today, lead }: YesterdayLinkProps) {
  const yesterday = useMissingYesterday(today);
  if (yesterday === undefined) return null;
  return (
    <Text as="span" tone="muted">
      {lead}
      <SectionLink href={`/admin/quick-entry?data=${yesterday.day}`}>
        {yesterdayInWords(yesterday)}
      </SectionLink>
    </Text>
  );
}

/** Yesterday, if somebody who was in the game has no numbers of it, and the month is not final. */
interface MissingYesterday {
  readonly day: string;
  readonly missing: number;
}

/** Loads how many have no numbers of the day before today. Undefined while loading, and if nobody is missing. */
function useMissingYesterday(today: string): MissingYesterday | undefined {
  const day = addDays(today, -1);
  const isNumbersOnly = useAtomValue(isForNumbers);
  const board = useQuery(players);
  const archived = useQuery(archivedPlayers);
  const entries = useQuery(entriesOf(day));
  const months = useQuery({ ...adminMonths, enabled: monthOf(day) < monthOf(today) && !isNumbersOnly });
  const isNoDay = entries.data?.length === 0;
  const usual = useQuery({ ...usualNumbers(day), enabled: isNoDay && !isWeekend(day) });
  if (!board.data || !archived.data || !entries.data) return undefined;
  // Without any numbers it was a free day, unless it was a working day and the office had numbers before.
  if (isNoDay && !usual.data?.length) return undefined;
  if (months.data?.some(({ month, state }) => month === monthOf(day) && state === 'final')) return undefined;
  const entered = new Map(entries.data.map((entry) => [entry.playerId, entry]));
  const missing = [
    ...board.data,
    ...archived.data.filter(({ archivedOn }) => archivedOn !== null && archivedOn > day),
  ].filter((player) => isMissing(player, day, entered)).length;
  return missing === 0 ? undefined : { day, missing };
}

const isWeekend = (day: string): boolean => day >= addDays(weekStart(day), 5);

/** Returns «ieri mancava 1 persona». */
const yesterdayInWords = ({ missing }: MissingYesterday): string =>
  missing === 1 ? 'ieri mancava 1 persona' : `ieri mancavano ${missing} persone`;
