import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';
import type { FormDraft } from './use-form-draft.ts';

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
