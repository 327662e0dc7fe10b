import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatMonth } from '@vetta/contract/client/formats';
import { scoringRehearsal } from '@vetta/contract/client/month-queries';
import { signedInteger } from '@vetta/contract/italian-integer';
import type { ScoringRehearsal as Rehearsed, ScoringChange } from '@vetta/contract/scoring';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Text } from '@vetta/design-system/text';
import { useEffect, useState } from 'react';
import { QueryView } from '../kit/queries/query-view.tsx';
import { TitledSection } from '../kit/titled-section.tsx';
import { Moved } from '../months/rehearsal-view.tsx';
import { standingChanges } from '../months/standing-changes.ts';

/** How long nothing is typed before the server is asked. */
const PAUSE_MS = 400;

/** What the typed values would make of the board, before they are saved: who rises, who falls, how many points. */
export function ScoringRehearsal({ typed }: { readonly typed: ScoringChange }) {
  const query = useQuery({ ...scoringRehearsal(useSettled(typed)), placeholderData: keepPreviousData });
  return (
    <TitledSection title="Prova, prima di salvare" size="label" gap="xs">
      <QueryView
        query={query}
        loading="Calcolo che cosa cambierebbe…"
        skeleton={<Skeleton width="most" />}
        failed="L’anteprima non è arrivata"
        failure="line"
      >
        {(rehearsed) => <Changes {...rehearsed} />}
      </QueryView>
    </TitledSection>
  );
}

function Changes({ month, before, after }: Rehearsed) {
  const changes = standingChanges({ entries: before }, { entries: after });
  const rise = changes.filter((one) => one.before && one.after && one.after.position < one.before.position);
  const fall = changes.filter((one) => one.before && one.after && one.after.position > one.before.position);
  const points = totalOf(after) - totalOf(before);
  return (
    <>
      <Text>
        {changes.length === 0
          ? `In ${formatMonth(month)} non cambierebbe nulla.`
          : `Tutto ${formatMonth(month)} si ricalcola: ${people(rise.length, 'sale', 'salgono')}, ${people(fall.length, 'scende', 'scendono')}, in tutto ${points === 0 ? 'gli stessi punti' : `${signedInteger(points)} pt`}.`}
      </Text>
      {rise.length + fall.length > 0 && <Moved changes={[...rise, ...fall]} />}
    </>
  );
}

const totalOf = (entries: Rehearsed['before']): number => entries.reduce((sum, { total }) => sum + total, 0);

const people = (count: number, one: string, many: string): string =>
  count === 0 ? `nessuno ${one}` : `${count} ${count === 1 ? one : many}`;

/** Returns the values once nothing has been typed for a moment. */
function useSettled(typed: ScoringChange): ScoringChange {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
