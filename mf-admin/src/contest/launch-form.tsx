import { formatClock } from '@vetta/contract/client/formats';
import { romeDay } from '@vetta/contract/rome-time';
import { RowTag } from '@vetta/contract/row-tag';
import { DatePicker } from '@vetta/design-system/date-picker';
import { Select } from '@vetta/design-system/select';
import { TextField } from '@vetta/design-system/text-field';
import { useState } from 'react';
import { z } from 'zod';
import { useDraft } from '../kit/drafts/use-draft.ts';
import type { SettingOf } from './contest-settings.ts';
import { isTime, type RomeInstant, romeInstants } from './rome-instants.ts';
import { SettingCard } from './setting-card.tsx';
import { useChangeSetting } from './setting-mutations.ts';
import { dayProblem, launchInWords } from './words.ts';

interface LaunchFormProps {
  readonly setting: SettingOf<'launch'>;
  /** The server's time. */
  readonly now: () => Date;
}

const LocalTime = z.object({
  day: z.string().nullable(),
  time: z.string(),
  /** Which of two instants with the same local time: when the clocks go back an hour comes twice. */
  offset: z.union([z.literal(1), z.literal(2)]).nullable(),
});
type LocalTime = z.output<typeof LocalTime>;
/** The setting as a 412 answers it. */
const Changed = RowTag.extend({ value: z.string().transform(localTime) });

/** The moment of the launch, in Rome's local time. */
export function LaunchForm({ setting, now }: LaunchFormProps) {
  const card = useDraft({
    key: 'contest/launch',
    stored: localTime(setting.value),
    rowTag: setting.rowTag,
    shape: LocalTime,
    conflict: Changed,
    change: useChangeSetting(),
  });
  const { draft, setDraft } = card;
  const [isDayIncomplete, setDayIncomplete] = useState(false);
  const instants = draft.day === null ? [] : romeInstants(draft.day, draft.time);
  const chosen = instants.find(({ offset }) => offset === draft.offset) ?? instants[0];
  const problem = dayProblem(draft.day, isDayIncomplete);
  const submit = () =>
    chosen && card.save((ifMatch) => ({ body: { key: 'launch', value: chosen.iso }, ifMatch }));
  return (
    <SettingCard
      title="Momento del lancio"
      now={launchInWords(setting.value, now())}
      effect={chosen && launchInWords(chosen.iso, now())}
      card={card}
      isValid={chosen !== undefined}
      isIncomplete={isDayIncomplete}
      onSave={submit}
    >
      <DatePicker
        label="Giorno"
        value={draft.day}
        today={romeDay(now())}
        onChange={(day) => setDraft({ ...draft, day })}
        onIncomplete={setDayIncomplete}
        errorMessage={problem}
      />
      <TextField
        label="Ora italiana"
        placeholder="23:59"
        value={draft.time}
        onChange={(time) => setDraft({ ...draft, time })}
        errorMessage={timeProblem(draft, instants)}
      />
      {instants.length > 1 && (
        <Select
          label="Quella notte quest’ora c’è due volte"
          options={[
            { id: '2', label: 'La prima (ora legale)' },
            { id: '1', label: 'La seconda (ora solare)' },
          ]}
          value={String(chosen?.offset)}
          onChange={(id) => setDraft({ ...draft, offset: id === '1' ? 1 : 2 })}
        />
      )}
    </SettingCard>
  );
}

function localTime(iso: string): LocalTime {
  const at = new Date(iso);
  const [day, time] = [romeDay(at), formatClock(at)];
  const offset = romeInstants(day, time).find((instant) => new Date(instant.iso).valueOf() === at.valueOf());
  return { day, time, offset: offset?.offset ?? null };
}

function timeProblem({ day, time }: LocalTime, instants: readonly RomeInstant[]): string | undefined {
  if (time === '') return 'Campo obbligatorio';
  if (!isTime(time)) return 'Scrivi ore e minuti, per esempio 23:59';
  if (day === null || instants.length > 0) return undefined;
  return 'Quella notte gli orologi passano dalle 02:00 alle 03:00: quest’ora non esiste';
}
