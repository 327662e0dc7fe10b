import { useQuery } from '@tanstack/react-query';
import type { Draws } from '@vetta/contract/draws';
import type { SceneProps } from '@vetta/contract/front-end';
import { romeDay } from '@vetta/contract/rome-time';
import { useServerDay } from '../day/server-day.ts';
import { freshDraws } from '../draws/fresh-draws.ts';
import { drawInWords } from '../draws/opened-draw.tsx';
import { WallScene } from '../kiosk/wall-scene.tsx';
import { Reveal } from './reveal.tsx';
import { type RevealView, revealedMonth, revealView } from './reveal-view.ts';

/**
 * Returns how the month before ended, on a month's first days; null on all others, while a close may still change it, and as long as
 * it is not known.
 */
export function useMonthEnd(context: SceneProps['context']) {
  const { queries, now } = context;
  const today = useServerDay(context);
  const month = revealedMonth(today);
  const enabled = month !== null;
  const detail = useQuery({ ...queries.month(month ?? romeDay(now()).slice(0, 7)), enabled });
  const { data: drawn } = useQuery({ ...queries.draws(month ?? ''), enabled });
  const view = enabled && detail.data ? revealView(detail.data) : null;
  return {
    end: view && { ...view, lottery: lotteryLines(drawn, today) },
    isLoading: detail.isLoading,
    // What was fetched a turn ago may be from before the close.
    isFetching: enabled && detail.isFetching,
  };
}

/** Who won the lottery stands beside the podium, once no envelope opens any more for it: that one shows it first. */
function lotteryLines(drawn: Draws | undefined, today: Date): string[] {
  const draws = drawn?.draws ?? [];
  const fresh = freshDraws({ draws }, today);
  return draws
    .filter((draw) => draw.voidedAt === null && draw.winnerId !== null && !fresh.includes(draw))
    .map(drawInWords)
    .map(({ winner, prize }) => `Lotteria: ${winner} vince «${prize}»`);
}

interface MonthEndProps extends SceneProps {
  readonly end: RevealView & { readonly lottery: readonly string[] };
  /** How many rows are shown, from the last one up; by default all, which leaves the winner and the podium. */
  readonly revealed?: number;
}

export const MonthEnd = ({ context, end, revealed = end.rows.length }: MonthEndProps) => {
  const { ties, prizes, lottery, note, ...shown } = end;
  return (
    <WallScene context={context} title={`La vetta di ${shown.monthName}`} note={note} foot={null}>
      <Reveal {...shown} notes={[...ties, ...prizes, ...lottery]} revealed={revealed} />
    </WallScene>
  );
};
