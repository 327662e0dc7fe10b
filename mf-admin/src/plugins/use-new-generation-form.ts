import { text } from '@vetta/contract/values';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { useFormDraft } from '../kit/drafts/use-form-draft.ts';
import { focusContent } from '../kit/focus-content.ts';
import { useChange } from '../kit/use-admin-mutation.ts';
import { useCheckedForm } from '../kit/use-checked-form.ts';

const Fields = z.object({
  why: text(1, 500),
  /** The name of the screen that gets it first; empty: everyone gets it. */
  canary: z.string(),
  /** Whether the canary is extended by itself once it has fared well. */
  extendWhenHealthy: z.boolean(),
});
export type NewGenerationValues = z.input<typeof Fields>;

/**
 * The state of the dialog that makes a generation with these builds changed, and approves these calls of theirs. `openerGoes` says
 * whether what opened it is no longer there once everyone has the generation.
 */
export function useNewGenerationForm(
  plugins: Readonly<Record<string, string | null>>,
  calls: readonly string[],
  onClose: () => void,
  openerGoes: boolean,
) {
  const form = useCheckedForm(Fields, { why: '', canary: '', extendWhenHealthy: false });
  const draft = useFormDraft(form, `generation/${Object.keys(plugins).sort().join('+')}`);
  const make = useChange('POST /api/admin/generations', {
    done: ({ status, reply: { number, canary: trial } }) =>
      status === 200
        ? { tone: 'info', title: 'Era già così', description: 'Nessuna nuova generazione.' }
        : trial
          ? { title: `La generazione ${number} è in prova su ${trial.screen}` }
          : { title: `Da adesso c’è la generazione ${number}`, description: 'La vede chi apre una pagina.' },
    failed: 'Impossibile cambiare versione',
  });
  const canary = useWatch({ control: form.control, name: 'canary' });
  const close = () => {
    draft.remove();
    onClose();
  };
  return {
    control: form.control,
    draft,
    close,
    isSaving: make.isPending,
    isCanary: canary !== '',
    submit: form.handleSubmit(({ why, canary: screen, extendWhenHealthy }) =>
      make.mutate(
        {
          body: {
            plugins: { ...plugins },
            why,
            ...(calls.length > 0 && { calls: [...calls] }),
            ...(screen !== '' && { canary: screen, ...(extendWhenHealthy && { extendWhenHealthy }) }),
          },
        },
        {
          onSuccess: () => {
            close();
            if (openerGoes && screen === '') focusContent();
          },
        },
      ),
    ),
  };
}
