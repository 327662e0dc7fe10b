import { useQuery } from '@tanstack/react-query';
import {
  differencesOf,
  senders as sendersQuery,
  sheetDifferencesOf,
  sources as sourcesQuery,
  unusualNumbersOf,
} from '@vetta/contract/client/admin-queries';
import { formatDay, formatDayOfMonth } from '@vetta/contract/client/formats';
import type { Difference } from '@vetta/contract/intake';
import { romeDay } from '@vetta/contract/rome-time';
import { isSilent } from '@vetta/contract/silent-sender';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useId } from 'react';
import { focusContent } from '../focus-content.ts';
import { SectionLink } from '../layout/section-link.tsx';
import { LoadError } from '../queries/query-view.tsx';
import { CountedTwiceRow, useCountedTwice } from '../sources/counted-twice.tsx';
import { useKeepDifference } from './difference-mutations.ts';
import { SheetDifferenceRow } from './sheet-difference-row.tsx';

interface ToLookAtProps {
  /** The day whose differences are shown; undefined: those of the last month, and the sources with a problem. */
  readonly day?: string;
  readonly today: string;
}

/** «Da guardare»: where typed, counted and fetched numbers differ, and which source brings nothing or asks. Nothing in good order. */
export function ToLookAt({ day, today }: ToLookAtProps) {
  const id = useId();
  const query = useQuery(differencesOf(day));
  const { data: differences = [] } = query;
  const sheets = useQuery(sheetDifferencesOf(day));
  const { data: ofSheets = [] } = sheets;
  const sources = useQuery({ ...sourcesQuery, enabled: day === undefined });
  const all = day === undefined ? (sources.data ?? []).filter(({ paused }) => !paused) : [];
  const failing = all.filter(({ problem }) => problem !== null);
  const waiting = all.filter((source) => source.waiting.length > 0);
  const silent = (useQuery({ ...sendersQuery, enabled: day === undefined }).data ?? []).filter((one) =>
    isSilent(one, today),
  );
  const { data: unusual = [] } = useQuery(unusualNumbersOf(day));
  const twice = useCountedTwice(day === undefined);
  if (sheets.isError) return <LoadError title="Le differenze con i fogli non sono arrivate" query={sheets} />;
  if (query.isError) return <LoadError title="Le differenze non sono arrivate" query={query} />;
  if (sources.isError) return <LoadError title="Le fonti non sono arrivate" query={sources} />;
  if (
    differences.length +
      silent.length +
      ofSheets.length +
      failing.length +
      waiting.length +
      twice.length +
      unusual.length ===
    0
  )
    return null;
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="md">
        <Heading level={3} size="section" id={id}>
          Da guardare
        </Heading>
        {failing.map(({ id: source, name, problem }) => (
          <Text key={source}>
            Dalla fonte <SectionLink href="/admin/sources">{name}</SectionLink> non si prende niente.{' '}
            {problem?.what}
          </Text>
        ))}
        {silent.map(({ source, lastEventAt }) => (
          <Text key={source}>
            Da <SectionLink href="/admin/sources">{source}</SectionLink> non arriva niente da{' '}
            {formatDay(romeDay(new Date(lastEventAt ?? '')))}: il centralino o il CRM è fermo, o la sua chiave
            non vale più.
          </Text>
        ))}
        {waiting.map(({ id: source, name, waiting: people }) => (
          <Text key={source}>
            Nella fonte <SectionLink href="/admin/sources">{name}</SectionLink>{' '}
            {people.length === 1 ? 'una persona è' : `${people.length} persone sono`} da decidere:{' '}
            {people.map(({ question }) => question).join(' ')}
          </Text>
        ))}
        {ofSheets.map((difference) => (
          <SheetDifferenceRow
            key={`${difference.sourceId} ${difference.playerId} ${difference.date}`}
            difference={difference}
            isDaySaid={day === undefined}
          />
        ))}
        {unusual.map(({ playerId, name, date, field, value, usual }) => (
          <Text key={`${playerId} ${date} ${field}`}>
            <strong>{name}</strong>
            {day === undefined && `, ${formatDayOfMonth(date)}`}: {value} {words[field]} arrivate da sole, di
            solito {usual}. Se non tornano si correggono nella griglia.
          </Text>
        ))}
        {twice.map((one) => (
          <CountedTwiceRow key={`${one.playerId} ${one.kind}`} {...one} />
        ))}
        {differences.map((difference) => (
          <DifferenceRow
            key={`${difference.playerId} ${difference.date}`}
            difference={difference}
            isDaySaid={day === undefined}
          />
        ))}
      </Stack>
    </Card>
  );
}

const words = { rings: 'chiamate', apptSet: 'app. fissati', apptDone: 'app. conclusi' } as const;

interface DifferenceRowProps {
  readonly difference: Difference;
  /** Whether the row says its day. */
  readonly isDaySaid: boolean;
}

function DifferenceRow({ difference, isDaySaid }: DifferenceRowProps) {
  const id = useId();
  const keep = useKeepDifference();
  const { playerId, name, date, typed, counted, differs } = difference;
  const decide = (which: 'typed' | 'counted') => () =>
    keep.mutate({ playerId, date, keep: which }, { onSuccess: focusContent });
  return (
    <Inline justify="between" gap="sm">
      <div id={id}>
        <strong>{name}</strong>
        {isDaySaid && `, ${formatDayOfMonth(date)}`}
        {differs.map((number) => (
          <Text key={number} tone="muted">
            {words[number]}: {typed[number]} nei numeri scritti, {counted[number]} nei contati
          </Text>
        ))}
      </div>
      <Inline gap="xs">
        <Button size="sm" aria-describedby={id} isPending={keep.isPending} onPress={decide('typed')}>
          Tieni gli scritti
        </Button>
        <Button size="sm" aria-describedby={id} isPending={keep.isPending} onPress={decide('counted')}>
          Tieni i contati
        </Button>
      </Inline>
    </Inline>
  );
}
