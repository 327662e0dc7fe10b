import { useQuery } from '@tanstack/react-query';
import { pluginCalls, screens } from '@vetta/contract/client/admin-queries';
import type { PluginCalls } from '@vetta/contract/generations';
import type { ScreenCard } from '@vetta/contract/screens';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { agoInWords } from '../dashboard/ago-in-words.ts';
import { QueryView } from '../queries/query-view.tsx';
import { failureInWords } from '../screens/words.ts';
import * as styles from './guest-activity.css.ts';

interface GuestActivityProps {
  readonly name: string;
  /** Whether its build may make calls. */
  readonly mayCall: boolean;
  readonly now: Date;
}

/** What a guest has done: its calls of the last seven days, and the last time that a screen has removed it. */
export function GuestActivity({ name, mayCall, now }: GuestActivityProps) {
  const removal = lastRemoval(useQuery(screens).data ?? [], name);
  return (
    <div className={styles.list}>
      <QueryView
        query={useQuery(pluginCalls)}
        skeleton={<Skeleton width="most" />}
        failed="Che cosa ha chiamato non è arrivato"
        failure="line"
      >
        {(all) => <Calls calls={all.filter(({ plugin }) => plugin === name)} mayCall={mayCall} now={now} />}
      </QueryView>
      {removal && (
        <Text size="sm" tone="danger">
          Tolto da «{removal.screen}» {agoInWords(now, new Date(removal.at))}: {failureInWords(removal.kind)}
        </Text>
      )}
    </div>
  );
}

interface CallsProps {
  readonly calls: readonly PluginCalls[];
  readonly mayCall: boolean;
  readonly now: Date;
}

function Calls({ calls, mayCall, now }: CallsProps) {
  if (calls.length === 0)
    return (
      mayCall && (
        <Text size="sm" tone="muted">
          Negli ultimi sette giorni non ha chiamato niente
        </Text>
      )
    );
  return (
    <>
      <Text size="sm" tone="muted">
        Ha chiamato, negli ultimi sette giorni:
      </Text>
      <ul className={styles.calls}>
        {calls.map((made) => (
          <li key={made.call}>
            <Text size="sm">
              {made.call}: {timesInWords(made.week)}, {made.today} oggi
            </Text>
            {made.lastFailure && (
              <Text size="sm" tone="danger">
                {made.failed === 1 ? 'Una non è riuscita' : `${made.failed} non sono riuscite, l’ultima`}{' '}
                {agoInWords(now, new Date(made.lastFailure.at))} (risposta {made.lastFailure.status})
              </Text>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const timesInWords = (count: number): string => (count === 1 ? '1 volta' : `${count} volte`);

/** Returns where and why a screen has last removed a plugin; undefined if none remembers it. */
function lastRemoval(all: readonly ScreenCard[], plugin: string) {
  const [newest] = all
    .flatMap(({ name, code, lastFailure }) =>
      lastFailure?.plugin === plugin ? [{ ...lastFailure, screen: name ?? code }] : [],
    )
    .sort((one, other) => other.at.localeCompare(one.at));
  return newest;
}
