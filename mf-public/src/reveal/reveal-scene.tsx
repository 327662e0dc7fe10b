import { useQuery } from '@tanstack/react-query';
import type { Draws } from '@vetta/contract/draws';
import type { SceneProps } from '@vetta/contract/front-end';
import { romeDay } from '@vetta/contract/rome-time';
import { useServerDay } from '../day/server-day.ts';
import { drawInWords } from '../draws/opened-draw.tsx';
import { useSkip } from '../kiosk/use-skip.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import { Reveal } from './reveal.tsx';
import { revealedMonth, revealView } from './reveal-view.ts';
import { useRevealSteps } from './use-reveal-steps.ts';

const PACE_MS = 2600;

/** On the first days of a month: the old one's end from the tenth place up. Left out on all other days. */
export default function RevealScene({ context }: SceneProps) {
  return <RevealAtPace context={context} paceMs={PACE_MS} />;
}

/** The stories' pace is their own. */
export function RevealAtPace({ context, paceMs }: SceneProps & { readonly paceMs: number }) {
  const { queries, scope, skip, done } = context;
  const month = revealedMonth(useServerDay(context));
  const query = queries.month(month ?? romeDay(context.now()).slice(0, 7));
  const detail = useQuery({ ...query, enabled: month !== null });
  // Who won the lottery stands beside the podium.
  const { data: drawn } = useQuery({ ...queries.draws(month ?? ''), enabled: month !== null });
  const view = month && detail.data ? revealView(detail.data) : null;
  // What was fetched a turn ago may be from before the close: a scene that left at once would never hear of it.
  useSkip(skip, month === null || (view === null && !detail.isFetching));
  const revealed = useRevealSteps({ rows: view?.rows.length ?? 0, paceMs, scope, done });
  if (!view) return null;
  const { ties, prizes, ...shown } = view;
  return (
    <WallScene
      context={context}
      title={`La vetta di ${shown.monthName}`}
      note={shown.note}
      showsDayEnd={false}
    >
      <Reveal {...shown} notes={[...ties, ...prizes, ...lotteryLines(drawn)]} revealed={revealed} />
    </WallScene>
  );
}

const lotteryLines = (drawn: Draws | undefined): string[] =>
  (drawn?.draws ?? [])
    .filter(({ voidedAt, winnerId }) => voidedAt === null && winnerId !== null)
    .map(drawInWords)
    .map(({ winner, prize }) => `Lotteria: ${winner} vince «${prize}»`);
