import { formatPoints } from '@vetta/contract/client/formats';
import { EVERYBODY, groupsOf, isOf } from '@vetta/contract/groups';
import { firstBehindPodium, type Metal, metalOf, nextAbove } from '@vetta/contract/honours';
import { COLLAPSED_ROWS, hasPoints } from '@vetta/contract/prerender';
import { prerenderRow } from '@vetta/contract/prerender-row';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { CountingNumeral } from '@vetta/design-system/numeral';
import {
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useOwnPlayer } from '../own-place/own-player.ts';
import { openReceipt, useFoundPlayer } from '../receipts/receipt-address.ts';
import { Board, type BoardTexts } from './board.tsx';
import { useClimbsAnnouncement } from './climbs.ts';
import { freshnessView } from './freshness-view.ts';
import { GroupChips } from './group-chips.tsx';
import { Row } from './row.tsx';
import { useSlide } from './slide.ts';

interface LiveRowProps {
  readonly standing: Standing;
  /** The first row's total. */
  readonly leader: number;
  readonly metal: Metal | '';
  readonly isBehind: boolean;
  /** The row to pass for the next place. */
  readonly next: Standing | undefined;
  readonly mark: 'found' | 'own' | undefined;
  readonly isFiltered: boolean;
}

/** A row whose total counts to its new value, and which opens the player's receipt. */
const LiveRow = memo(function LiveRow({
  standing,
  leader,
  metal,
  isBehind,
  next,
  mark,
  isFiltered,
}: LiveRowProps) {
  return (
    <Row
      row={prerenderRow(standing, leader, metal, isBehind, next)}
      total={<CountingNumeral value={standing.total} size="xl" unit="pt" />}
      onOpen={() => openReceipt(standing.playerId)}
      mark={mark}
      isFiltered={isFiltered}
    />
  );
});

/** How many rows a tap on «Espandi» shows at once, more than a phone's screen: the others follow when that is painted. */
const ROWS_AT_ONCE = 12;

interface LiveBoardProps {
  readonly texts: BoardTexts;
  readonly board: Leaderboard;
  /** The server's time. */
  readonly now: Date;
  /** How old the standings are, in words; null while they are current. */
  readonly stale: string | null;
}

/** The live standings: rows slide, numbers count, and climbs are announced to screen readers. */
export function LiveBoard({ texts, board, now, stale }: LiveBoardProps) {
  const { entries } = board;
  const rows = hasPoints(board) ? entries.length : 0;
  const found = useFoundPlayer();
  const { groups, group, setGroup, matching } = useGroupFilter(entries, found);
  const [expanded, setExpanded] = useState(false);
  // Another number of players collapses the list.
  const [counted, setCounted] = useState(entries.length);
  if (counted !== entries.length) {
    setCounted(entries.length);
    setExpanded(false);
  }
  const isPrinting = usePrinting();
  const wanted = expanded ? matching.length : Math.min(COLLAPSED_ROWS, matching.length);
  const followed = useDeferredValue(wanted);
  const shown = isPrinting ? matching : matching.slice(0, Math.min(wanted, Math.max(followed, ROWS_AT_ONCE)));

  const list = useRef<HTMLOListElement>(null);
  useSlide(list, shown);
  const expand = useCallback(() => setExpanded(true), []);
  useFoundRow({ found, list, entries: matching, shown: shown.length, expand });
  const own = useOwnPlayer()?.playerId;
  const markOf = (playerId: string) => (playerId === found ? 'found' : playerId === own ? 'own' : undefined);
  const announcement = useClimbsAnnouncement(board);
  const leader = entries[0]?.total ?? 0;
  const behind = firstBehindPodium(entries);

  return (
    <Board
      texts={texts}
      freshness={freshnessView(board, now)}
      count={rows > 0 ? formatPoints(rows) : ''}
      hidden={
        rows > 0 && matching.length > COLLAPSED_ROWS ? formatPoints(matching.length - COLLAPSED_ROWS) : ''
      }
      filter={
        rows > 0 && groups.length > 0 && <GroupChips chips={groups} value={group} onChange={setGroup} />
      }
      matching={formatPoints(matching.length)}
      rows={shown.map((standing) => (
        <LiveRow
          key={standing.playerId}
          standing={standing}
          leader={leader}
          metal={metalOf(entries, standing.playerId)}
          isBehind={standing === behind}
          next={nextAbove(entries, standing.playerId)}
          mark={markOf(standing.playerId)}
          isFiltered={group !== EVERYBODY}
        />
      ))}
      listRef={list}
      isExpanded={expanded && shown.length === matching.length}
      onToggle={() => {
        // Before the rows go: a reader at their end would be left at the page's foot.
        if (expanded) list.current?.closest('section')?.scrollIntoView();
        setExpanded(!expanded);
      }}
      stale={stale}
      announcement={announcement}
    />
  );
}

/** Returns whether the page is being printed: then it shows what a press would open. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes the page as it is when the event ends.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    // Some browsers tell of printing by the medium alone.
    const paper = matchMedia('print');
    const turn = () => (paper.matches ? begin() : end());
    paper.addEventListener('change', turn);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      paper.removeEventListener('change', turn);
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

interface FoundRowOptions {
  readonly found: string | null;
  readonly list: RefObject<HTMLElement | null>;
  readonly entries: readonly Standing[];
  /** How many rows are shown. */
  readonly shown: number;
  readonly expand: () => void;
}

/** Finds the row of the player whom the address names: expands the list if it must, and scrolls there once. */
function useFoundRow({ found, list, entries, shown, expand }: FoundRowOptions): void {
  const index = entries.findIndex(({ playerId }) => playerId === found);
  const scrolledTo = useRef<string | null>(null);
  useEffect(() => {
    if (found === null || index < 0 || scrolledTo.current === found) return;
    if (index >= shown) return expand();
    scrolledTo.current = found;
    list.current?.querySelector(`[data-player="${CSS.escape(found)}"]`)?.scrollIntoView({ block: 'center' });
  }, [found, index, shown, expand, list]);
}

interface Choice {
  readonly group: string;
  /** Whom the address named when the group was chosen. */
  readonly found: string | null;
}

/**
 * The group whose rows are shown, and these rows with their positions of the whole board. A link to a person of another group shows
 * everybody again.
 */
function useGroupFilter(entries: readonly Standing[], found: string | null) {
  const [choice, setChoice] = useState<Choice>({ group: EVERYBODY, found: null });
  const groups = useMemo(() => groupsOf(entries), [entries]);
  const hidesFound =
    found !== null &&
    found !== choice.found &&
    !entries.some((entry) => entry.playerId === found && isOf(entry, choice.group));
  const group = !hidesFound && groups.some(({ id }) => id === choice.group) ? choice.group : EVERYBODY;
  const matching = useMemo(() => entries.filter((entry) => isOf(entry, group)), [entries, group]);
  return { groups, group, matching, setGroup: (chosen: string) => setChoice({ group: chosen, found }) };
}
