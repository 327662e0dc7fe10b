import type { Unsure } from '@vetta/contract/unsure';
import { Notice } from '@vetta/design-system/notice';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import type { Ref } from 'react';

interface PeopleQuestionsProps {
  readonly unsure: readonly Unsure[];
  /** The answers, by the name that is asked about. */
  readonly people: Readonly<Record<string, string>>;
  readonly onChoose: (name: string, choice: string) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Asks who the names are that may be somebody's of the office, before anybody is added. */
export const PeopleQuestions = ({ unsure, people, onChoose, ref }: PeopleQuestionsProps) => (
  <div ref={ref}>
    <Notice tone="warning" title={unsure.length === 1 ? 'Prima decidi chi è' : 'Prima decidi chi sono'}>
      <Stack gap="md">
        {unsure.map(({ subject, question, choices }) => (
          <Select
            key={subject}
            label={question}
            options={choices.map(({ value, label }) => ({
              id: value,
              label: isPlayer(value) ? `È ${label}` : label,
            }))}
            value={people[subject ?? ''] ?? null}
            onChange={(choice) => onChoose(subject ?? '', choice)}
          />
        ))}
      </Stack>
    </Notice>
  </div>
);

const isPlayer = (choice: string): boolean => choice !== 'new' && choice !== 'skip';
