import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';
import type { FormDraft } from '../drafts/use-form-draft.ts';
import { failureOf, isConflict } from '../failures.ts';

interface ChangedByOthersProps {
  /** Who did it: a name, or «un altro admin». */
  readonly by: string;
  /** What the other admin did: «ha cambiato il premio Una cena». */
  readonly did: string;
  /** How the row is now, in words; undefined while nobody has changed it. */
  readonly now: string | undefined;
  /** The sentence that says it; «Adesso è: Titolo «Una cena».» if absent. */
  readonly sentence?: ((now: string) => string) | undefined;
}

const nowIs = (now: string) => `Adesso è: ${now}.`;

/** Tells that another admin changed the row meanwhile, and how it is now. */
export const ChangedByOthers = ({ by, did, now, sentence = nowIs }: ChangedByOthersProps) =>
  now === undefined ? null : (
    <Notice tone="warning" isAnswer title={`Intanto ${by} ${did}`}>
      {now !== '' && `${sentence(now)} `}Quello che hai scritto è rimasto: salvando lo sostituisci.
    </Notice>
  );

/** Says why the last save failed, where no toast does. Shows nothing without a failure, and after a conflict. */
export function FailureReason({ error }: { readonly error: Error | null }) {
  if (error === null || isConflict(error)) return null;
  const { reason = 'Il salvataggio non è riuscito', note } = failureOf(error);
  return (
    <Notice tone="error" isAnswer title={reason}>
      {note}
    </Notice>
  );
}

/** Tells that the form shows a draft, and offers to start over. Nothing without a draft. */
export const RestoredDraft = ({ draft }: { readonly draft: Pick<FormDraft, 'isRestored' | 'startOver'> }) =>
  draft.isRestored && (
    <Notice
      tone="info"
      title="Ecco quello che stavi scrivendo"
      action={
        <Button size="sm" onPress={draft.startOver}>
          Ricomincia
        </Button>
      }
    >
      Non era ancora salvato.
    </Notice>
  );
