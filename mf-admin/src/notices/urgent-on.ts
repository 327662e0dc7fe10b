import type { NoticeCard } from '@vetta/contract/notices';

/**
 * Returns the urgent notice that is alone on all of these walls (null: on every wall), so that any other one waits there; undefined
 * without one.
 */
export const urgentOn = <Running extends Pick<NoticeCard, 'tone' | 'screens'>>(
  screens: readonly string[] | null,
  running: readonly Running[],
): Running | undefined =>
  running.find(
    ({ tone, screens: its }) =>
      tone === 'urgente' &&
      (its === null || (screens !== null && screens.length > 0 && screens.every((id) => its.includes(id)))),
  );
