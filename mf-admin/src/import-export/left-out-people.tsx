import type { ImportRead } from '@vetta/contract/imports';
import type { PeopleChoices } from '@vetta/contract/people-choices';
import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';

interface LeftOutPeopleProps {
  readonly people: ImportRead['people'];
  /** What was decided here. */
  readonly choices: PeopleChoices;
}

/** Whom an import leaves out, and why: rows that nobody misses would be missed at the month's end. */
export function LeftOutPeople({ people, choices }: LeftOutPeopleProps) {
  const leftOut = people.filter(({ choice }) => choice === 'skip');
  const [first] = leftOut;
  if (first === undefined) return null;
  return (
    <Notice
      tone="info"
      title={leftOut.length === 1 ? '1 persona resta fuori' : `${leftOut.length} persone restano fuori`}
      action={
        <Button size="sm" onPress={() => choiceOf(first.name)?.focus()}>
          Cambia
        </Button>
      }
    >
      {leftOut.map(({ name }) => `${name} (${why(choices[name])})`).join(' · ')}
    </Notice>
  );
}

const why = (choice: string | undefined): string =>
  choice === 'skip' ? 'solo questa volta' : choice === 'never' ? 'sempre' : 'sempre, come hai deciso prima';

const choiceOf = (name: string): HTMLElement | null =>
  document.querySelector(`[data-person="${CSS.escape(name)}"] button`);
