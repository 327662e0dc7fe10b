import { useQuery } from '@tanstack/react-query';
import type { SceneProps } from '@vetta/contract/front-end';
import { Glow } from '@vetta/design-system/heading';
import { lastMinute } from '../day/day-end.ts';
import { useServerDay } from '../day/server-day.ts';
import { useTime } from '../day/use-time.ts';
import { nameWidth } from '../kiosk/name-width.ts';
import { useSkip } from '../kiosk/use-skip.ts';
import { WallScene } from '../kiosk/wall-scene.tsx';
import { WallPicture } from '../prizes/wall-picture.tsx';
import { winnerSize, winner as winnerStyle } from '../reveal/reveal.css.ts';
import * as styles from './draw-scene.css.ts';
import { Envelope } from './envelope.tsx';
import { freshDraws, monthOfDraw } from './fresh-draws.ts';
import { drawInWords } from './opened-draw.tsx';
import { useDrawSteps } from './use-draw-steps.ts';

const PACE_MS = 125;

/** The sealed envelope opens: from the close of the contest's day to the third day after it. Left out on all other days. */
export default function DrawScene({ context }: SceneProps) {
  return <DrawAtPace context={context} paceMs={PACE_MS} />;
}

/** The stories' pace is their own. */
export function DrawAtPace({ context, paceMs }: SceneProps & { readonly paceMs: number }) {
  const { queries, scope, skip, done, publicUrl } = context;
  const today = useServerDay(context);
  const { data, isError } = useQuery(queries.draws(monthOfDraw(today)));
  const prizes = useQuery(queries.leaderboard).data?.prizes ?? [];
  // The month's last seconds are counted first.
  const isCounting = useTime(context.now, lastMinute) !== '';
  const draws = data && !isCounting ? freshDraws(data, today) : [];
  useSkip(skip, data ? draws.length === 0 : isError);
  const step = useDrawSteps({ draws: draws.length, paceMs, scope, done });
  const draw = draws[step.draw];
  if (!draw) return null;
  const isWon = step.phase === 'won';
  const { winner, prize, participants } = drawInWords(draw);
  // Where nothing may move no name passes, and none of them is one that did not win.
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const passing = draw.participants[step.name % draw.participants.length]?.name ?? '';
  return (
    <WallScene context={context} title="L’estrazione" note={prize} awaitsClose={false}>
      <div className={styles.root}>
        <div className={styles.envelope} data-won={isWon || undefined} data-unread>
          <Envelope id={`busta-${draw.id}`} seal={draw.commitment.slice(0, 4)} isOpen={isWon} isLarge />
        </div>
        {isWon ? (
          <div className={styles.won}>
            <p className={styles.label}>Vince, tra {participants}</p>
            <h2 className={`${winnerStyle} ${winnerSize[nameWidth(winner)]}`}>
              <Glow>{winner}</Glow>
            </h2>
            <div className={styles.prize}>
              <WallPicture address={prizes.find(({ id }) => id === draw.prizeId)?.imageUrl ?? null} />
              <p className={styles.title}>{prize}</p>
            </div>
            <p className={styles.label}>
              Chiunque può verificarla{publicUrl && `: ${new URL(publicUrl).host}`}
            </p>
          </div>
        ) : (
          <div className={styles.won}>
            {step.phase === 'passing' && !isStill ? (
              <p className={`${styles.passing} ${winnerSize[nameWidth(passing)]}`}>{passing}</p>
            ) : (
              <p className={styles.title}>La busta sigillata si apre</p>
            )}
            <p className={styles.label}>{participants}</p>
          </div>
        )}
      </div>
    </WallScene>
  );
}
