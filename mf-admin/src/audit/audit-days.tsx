import type { AuditedChange } from '@vetta/contract/audit';
import { capital, formatDay } from '@vetta/contract/client/formats';
import type { Player } from '@vetta/contract/players';
import { romeDay } from '@vetta/contract/rome-time';
import { Heading } from '@vetta/design-system/heading';
import * as styles from './audit.css.ts';
import { AuditRow, type Undone } from './audit-row.tsx';
import type { Names } from './words/account.ts';

interface AuditDaysProps {
  readonly changes: readonly AuditedChange[];
  readonly names: Names;
  readonly today: string;
  /** The id of the change that is being undone. */
  readonly undoing: string | undefined;
  readonly onUndo: (change: AuditedChange) => void;
  readonly onAnonymise: (player: Pick<Player, 'id' | 'name'>) => void;
}

/** The changes under their days. */
export function AuditDays({ changes, names, today, undoing, onUndo, onAnonymise }: AuditDaysProps) {
  const byId = new Map(changes.map((change) => [change.id, change]));
  return groupByDay(changes).map(({ day, changes: made }) => (
    <section key={day} aria-label={titleOf(day, today)} className={styles.day}>
      <Heading level={3} size="label">
        {titleOf(day, today)}
      </Heading>
      <ol>
        {made.map((change) => (
          <AuditRow
            key={change.id}
            change={change}
            undone={undoneBy(change, byId)}
            names={names}
            isUndoing={change.id === undoing}
            onUndo={onUndo}
            onAnonymise={onAnonymise}
          />
        ))}
      </ol>
    </section>
  ));
}

/** Returns what an undo undid or, as the undo of an undo, brought back; undefined of another change, and where it is not shown. */
function undoneBy(change: AuditedChange, byId: ReadonlyMap<string, AuditedChange>): Undone | undefined {
  let undone: Undone = { change, isBack: true };
  while (undone.change.undoes !== null) {
    const earlier = byId.get(undone.change.undoes);
    if (!earlier) return undefined;
    undone = { change: earlier, isBack: !undone.isBack };
  }
  return undone.change === change ? undefined : undone;
}

/** «Oggi, sabato 21 novembre» or «Venerdì 20 novembre», with the year if it is not this year. */
function titleOf(day: string, today: string): string {
  if (day === today) return `Oggi, ${formatDay(day)}`;
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? capital(formatDay(day)) : `${capital(formatDay(day))} ${year}`;
}

/** The changes of one Rome day. */
interface AuditDay {
  readonly day: string;
  readonly changes: readonly AuditedChange[];
}

/** Returns the changes by the Rome day on which they were made, in their order. */
function groupByDay(changes: readonly AuditedChange[]): AuditDay[] {
  const days = new Map<string, AuditedChange[]>();
  for (const change of changes) {
    const day = romeDay(new Date(change.at));
    days.set(day, [...(days.get(day) ?? []), change]);
  }
  return [...days].map(([day, made]) => ({ day, changes: made }));
}
