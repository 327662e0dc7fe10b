import type { AdminMonth } from '@vetta/contract/months';
import { monthOf } from '@vetta/contract/rome-time';
import { ContestSettings } from '@vetta/contract/settings';
import { DatePicker } from '@vetta/design-system/date-picker';
import { useState } from 'react';
import { z } from 'zod';
import { useDraft } from '../kit/drafts/use-draft.ts';
import { contestFields, type SettingOf, wholeMonth } from './contest-settings.ts';
import { SettingCard } from './setting-card.tsx';
import { useChangeSetting } from './setting-mutations.ts';
import { datesEffect, datesInWords, dayProblem } from './words.ts';

interface DatesFormProps {
  readonly setting: SettingOf<'contest'>;
  readonly today: string;
  readonly months: readonly AdminMonth[];
}

const Dates = z.object({ start: z.string().nullable(), end: z.string().nullable() });
type Dates = z.output<typeof Dates>;

/**
 * The first and the last day of the one month that does not follow the calendar. Dates of a month that is over are in nobody's
 * way: the form then has those of this month, which can be confirmed as they are.
 */
export function DatesForm({ setting, today, months }: DatesFormProps) {
  const isOver = monthOf(setting.value.end) < monthOf(today);
  const card = useDraft({
    key: 'contest/dates',
    stored: (isOver ? wholeMonth(today) : setting.value) as Dates,
    rowTag: setting.rowTag,
    shape: Dates,
    change: useChangeSetting(),
  });
  const { draft, setDraft } = card;
  const [incomplete, setIncomplete] = useState({ start: false, end: false });
  const dates = ContestSettings.safeParse(draft);
  const submit = () =>
    dates.success && card.save((ifMatch) => ({ body: { key: 'contest', value: dates.data }, ifMatch }));
  const problems = datesProblems(draft, incomplete);
  return (
    <SettingCard
      title="Date del contest"
      now={datesInWords(setting.value, today)}
      effect={dates.success ? datesEffect(dates.data, today, months) : undefined}
      card={card}
      isToConfirm={isOver}
      isValid={dates.success}
      isIncomplete={incomplete.start || incomplete.end}
      onSave={submit}
    >
      <DatePicker
        label={contestFields.start.label}
        value={draft.start}
        today={today}
        onChange={(start) => setDraft({ ...draft, start })}
        onIncomplete={(start) => setIncomplete((before) => ({ ...before, start }))}
        errorMessage={problems.start}
      />
      <DatePicker
        label={contestFields.end.label}
        value={draft.end}
        today={today}
        onChange={(end) => setDraft({ ...draft, end })}
        onIncomplete={(end) => setIncomplete((before) => ({ ...before, end }))}
        errorMessage={problems.end}
      />
    </SettingCard>
  );
}

function datesProblems({ start, end }: Dates, incomplete: Record<keyof Dates, boolean>) {
  return {
    start: dayProblem(start, incomplete.start),
    end: dayProblem(end, incomplete.end) ?? orderProblem({ start, end }),
  };
}

function orderProblem({ start, end }: Dates): string | undefined {
  if (start === null || end === null) return undefined;
  if (start.slice(0, 7) !== end.slice(0, 7)) return 'I due giorni devono essere dello stesso mese';
  return start > end ? 'L’ultimo giorno viene prima del primo' : undefined;
}
