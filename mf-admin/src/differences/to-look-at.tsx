import { useQuery } from '@tanstack/react-query';
import {
  differencesOf,
  identitiesOn,
  senders as sendersQuery,
  sheetDifferencesOf,
  sources as sourcesQuery,
  unusualNumbersOf,
} from '@vetta/contract/client/admin-queries';
import { formatDay, formatDayOfMonth, formatInstant } from '@vetta/contract/client/formats';
import { adminMonths } from '@vetta/contract/client/month-queries';
import type { Difference } from '@vetta/contract/intake';
import { romeDay } from '@vetta/contract/rome-time';
import { isSilent } from '@vetta/contract/silent-sender';
import type { SheetDifference } from '@vetta/contract/sources';
import { NUMBER_FIELDS } from '@vetta/contract/tracker-fields';
import { yesNo } from '@vetta/contract/yes-no';
import { Button } from '@vetta/design-system/button';
import { Inline } from '@vetta/design-system/inline';
import { Text } from '@vetta/design-system/text';
import { type ReactNode, useId } from 'react';
import { amount, enumerated } from '../audit/words/enumeration.ts';
import { monthInWords } from '../day/in-words.ts';
import { focusContent } from '../kit/focus-content.ts';
import { LoadError } from '../kit/queries/query-view.tsx';
import { TitledCard } from '../kit/titled-card.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import { SectionLink } from '../layout/section-link.tsx';
import { CountedTwiceRow, useCountedTwice } from '../sources/counted-twice.tsx';

interface ToLookAtProps {
  /** The day whose differences are shown; undefined: those of the last month, the sources with a problem, the prizes to hand over. */
  readonly day?: string;
  readonly today: string;
}

/** «Da guardare»: where typed, counted and fetched numbers differ, and which source brings nothing or asks. Nothing in good order. */
export function ToLookAt({ day, today }: ToLookAtProps) {
  const query = useQuery(differencesOf(day));
  const { data: differences = [] } = query;
  const sheets = useQuery(sheetDifferencesOf(day));
  const { data: ofSheets = [] } = sheets;
  // What another screen has fetched is there even if it is not asked for here.
  const isOfOffice = day === undefined;
  const sources = useQuery({ ...sourcesQuery, enabled: isOfOffice });
  const all = (sources.data ?? []).filter(({ paused }) => isOfOffice && !paused);
  const failing = all.filter(({ problem }) => problem !== null);
  const waiting = all.filter((source) => source.waiting.length > 0);
  const silent = (useQuery({ ...sendersQuery, enabled: isOfOffice }).data ?? []).filter(
    (one) => isOfOffice && isSilent(one, today),
  );
  const people = useQuery({ ...identitiesOn(1), enabled: isOfOffice }).data ?? [];
  const unlinked = people.filter(
    (one) => isOfOffice && one.playerId === null && !one.ignored && one.waiting > 0,
  );
  const { data: unusual = [] } = useQuery(unusualNumbersOf(day));
  const twice = useCountedTwice(isOfOffice).filter(() => isOfOffice);
  const { data: months = [] } = useQuery({ ...adminMonths, enabled: isOfOffice });
  const owing = months.filter(({ toHandOver }) => isOfOffice && toHandOver > 0);
  if (sheets.isError) return <LoadError title="Le differenze con i fogli non sono arrivate" query={sheets} />;
  if (query.isError) return <LoadError title="Le differenze non sono arrivate" query={query} />;
  if (isOfOffice && sources.isError) return <LoadError title="Le fonti non sono arrivate" query={sources} />;
  const rows = [
    owing.map(({ month, toHandOver }) => (
      <Text key={month}>
        <SectionLink href={`/admin/months/${month}`}>
          {amount(toHandOver, 'premio', 'premi')} di {monthInWords(`${month}-01`, today)} da consegnare
        </SectionLink>
      </Text>
    )),
    failing.map(({ id: source, name, problem }) => (
      <Text key={source}>
        Dalla fonte <SectionLink href="/admin/sources">{name}</SectionLink> non si prende niente.{' '}
        {problem?.what}
      </Text>
    )),
    silent.map(({ source, lastEventAt }) => (
      <Text key={source}>
        Da <SectionLink href="/admin/sources">{source}</SectionLink> non arriva niente da{' '}
        {formatDay(romeDay(new Date(lastEventAt ?? '')))}: il centralino o il CRM è fermo, o la sua chiave non
        vale più.
      </Text>
    )),
    unlinked.length > 0 && (
      <Text key="unlinked">
        Chi è? In <SectionLink href="/admin/sources">Fonti</SectionLink> gli eventi di{' '}
        {enumerated([
          ...unlinked.slice(0, NAMED).map(({ who, waiting: events }) => `${who} (${events})`),
          unlinked.length > NAMED ? 'altri' : undefined,
        ])}{' '}
        non contano finché non sono collegati a una persona.
      </Text>
    ),
    waiting.map(({ id: source, name, waiting: asked }) => (
      <Text key={source}>
        Nella fonte <SectionLink href="/admin/sources">{name}</SectionLink>{' '}
        {asked.length === 1 ? 'una persona è' : `${asked.length} persone sono`} da decidere:{' '}
        {asked.map(({ question }) => question).join(' ')}
      </Text>
    )),
    ofSheets.map((difference) => (
      <SheetDifferenceRow
        key={`${difference.sourceId} ${difference.playerId} ${difference.date}`}
        difference={difference}
        isDaySaid={isOfOffice}
      />
    )),
    unusual.map(({ playerId, name, date, field, value, usual }) => (
      <Text key={`${playerId} ${date} ${field}`}>
        <strong>{name}</strong>
        {isOfOffice && `, ${formatDayOfMonth(date)}`}: {value} {words[field]} arrivate da sole, di solito{' '}
        {usual}. Se non tornano si correggono nella griglia.
      </Text>
    )),
    twice.map((one) => <CountedTwiceRow key={`${one.playerId} ${one.kind}`} {...one} />),
    differences.map((difference) => (
      <DifferenceRow
        key={`${difference.playerId} ${difference.date}`}
        difference={difference}
        isDaySaid={isOfOffice}
      />
    )),
  ];
  return rows.flat().some(Boolean) ? <TitledCard title="Da guardare">{rows}</TitledCard> : null;
}

/** Up to so many who are not linked are named. */
const NAMED = 5;

const words = {
  rings: 'chiamate',
  apptSet: 'app. fissati',
  apptDone: 'app. conclusi',
  alignment: 'allineamento',
} as const;

const shown = (value: number | boolean | undefined): string =>
  value === undefined ? 'niente' : typeof value === 'boolean' ? yesNo(value) : String(value);

interface RowProps<Shown> {
  readonly difference: Shown;
  /** Whether the row says its day. */
  readonly isDaySaid: boolean;
}

const undecided = { failed: 'La differenza è ancora da decidere', isUndoable: true };

/** Numbers that a sheet has and that were not taken, «il foglio dice 82, qui c’è 20», until somebody keeps one. */
function SheetDifferenceRow({ difference, isDaySaid }: RowProps<SheetDifference>) {
  const keep = useChange('POST /api/admin/sources/{id}/keep', {
    done: (_, { body }) => ({
      title: body.keep === 'sheet' ? 'Restano i numeri del foglio' : 'Restano i numeri che ci sono',
    }),
    ...undecided,
  });
  const { sourceId, source, playerId, date, sheet, stored, changed } = difference;
  const decide = (which: 'sheet' | 'stored') => () =>
    keep.mutate(
      { params: { id: sourceId }, body: { playerId, date, keep: which } },
      { onSuccess: focusContent },
    );
  return (
    <DecisionRow
      about={difference}
      isDaySaid={isDaySaid}
      isPending={keep.isPending}
      choices={{
        'Tieni quelli che ci sono': decide('stored'),
        'Tieni quelli del foglio': decide('sheet'),
      }}
    >
      {NUMBER_FIELDS.filter((field) => sheet[field] !== undefined).map((field) => (
        <Text key={field} tone="muted">
          {words[field]}: il foglio «{source}» dice {shown(sheet[field])}, qui c’è {shown(stored[field])}
          {changed && `, ${changed.actor}, ${formatInstant(changed.at)}`}
        </Text>
      ))}
    </DecisionRow>
  );
}

/** Typed numbers that are not the counted ones, until somebody keeps one. */
function DifferenceRow({ difference, isDaySaid }: RowProps<Difference>) {
  const keep = useChange('POST /api/admin/differences/keep', {
    done: (_, { body }) => ({
      title: body.keep === 'typed' ? 'Restano i numeri scritti' : 'Restano i numeri contati',
    }),
    ...undecided,
  });
  const { playerId, date, typed, counted, differs } = difference;
  const decide = (which: 'typed' | 'counted') => () =>
    keep.mutate({ body: { playerId, date, keep: which } }, { onSuccess: focusContent });
  return (
    <DecisionRow
      about={difference}
      isDaySaid={isDaySaid}
      isPending={keep.isPending}
      choices={{ 'Tieni gli scritti': decide('typed'), 'Tieni i contati': decide('counted') }}
    >
      {differs.map((number) => (
        <Text key={number} tone="muted">
          {words[number]}: {typed[number]} nei numeri scritti, {counted[number]} nei contati
        </Text>
      ))}
    </DecisionRow>
  );
}

interface DecisionRowProps {
  readonly about: Pick<Difference, 'name' | 'date'>;
  readonly isDaySaid: boolean;
  readonly isPending: boolean;
  /** What to do, by the words of its button. */
  readonly choices: Readonly<Record<string, () => void>>;
  readonly children: ReactNode;
}

/** Whose numbers of which day differ, how, and a button for each way to decide. */
function DecisionRow({ about, isDaySaid, isPending, choices, children }: DecisionRowProps) {
  const id = useId();
  return (
    <Inline justify="between" gap="sm">
      <div id={id}>
        <strong>{about.name}</strong>
        {isDaySaid && `, ${formatDayOfMonth(about.date)}`}
        {children}
      </div>
      <Inline gap="xs">
        {Object.entries(choices).map(([label, choose]) => (
          <Button key={label} size="sm" aria-describedby={id} isPending={isPending} onPress={choose}>
            {label}
          </Button>
        ))}
      </Inline>
    </Inline>
  );
}
