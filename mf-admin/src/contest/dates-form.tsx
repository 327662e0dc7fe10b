import type { AdminMonth } from '@vetta/contract/months';
import { ContestSettings } from '@vetta/contract/settings';
import { DatePicker } from '@vetta/design-system/date-picker';
import { useState } from 'react';
import { z } from 'zod';
import type { SettingOf } from './contest-settings.ts';
import { dayProblem } from './day-problem.ts';
import { SettingCard } from './setting-card.tsx';
import { useSettingDraft } from './use-setting-draft.ts';
import { datesEffect, datesInWords } from './words.ts';

interface DatesFormProps {
  readonly setting: SettingOf<'contest'>;
  readonly today: string;
  readonly months: readonly AdminMonth[];
}

const Dates = z.object({ start: z.string().nullable(), end: z.string().nullable() });
type Dates = z.output<typeof Dates>;

/** The first and the last day of the one month that does not follow the calendar. */
export function DatesForm({ setting, today, months }: DatesFormProps) {
  const { draft, setDraft, save, state } = useSettingDraft<Dates>({
    key: 'contest/dates',
    setting,
    stored: setting.value,
    shape: Dates,
  });
  const [incomplete, setIncomplete] = useState({ start: false, end: false });
  const dates = ContestSettings.safeParse(draft);
  const submit = () => dates.success && save({ key: 'contest', value: dates.data });
  const problems = datesProblems(draft, incomplete);
  return (
    <SettingCard
      title="Date del contest"
      now={datesInWords(setting.value)}
      {...(dates.success && { effect: datesEffect(dates.data, today, months) })}
      {...state}
      isValid={dates.success}
      isIncomplete={incomplete.start || incomplete.end}
      onSave={submit}
    >
      <DatePicker
        label="Primo giorno"
        value={draft.start}
        today={today}
        onChange={(start) => setDraft({ ...draft, start })}
        onIncomplete={(start) => setIncomplete((before) => ({ ...before, start }))}
        {...(problems.start !== undefined && { errorMessage: problems.start })}
      />
      <DatePicker
        label="Ultimo giorno"
        value={draft.end}
        today={today}
        onChange={(end) => setDraft({ ...draft, end })}
        onIncomplete={(end) => setIncomplete((before) => ({ ...before, end }))}
        {...(problems.end !== undefined && { errorMessage: problems.end })}
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
  return start > end ? "L'ultimo giorno viene prima del primo" : undefined;
}
