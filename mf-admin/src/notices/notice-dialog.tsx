import { useQuery } from '@tanstack/react-query';
import { notices as noticesQuery } from '@vetta/contract/client/admin-queries';
import type { Screen } from '@vetta/contract/screens';
import { CheckboxGroup } from '@vetta/design-system/checkbox';
import { Notice } from '@vetta/design-system/notice';
import { RadioGroup } from '@vetta/design-system/radio-group';
import { Select } from '@vetta/design-system/select';
import { Stack } from '@vetta/design-system/stack';
import { useController } from 'react-hook-form';
import { hourInWords } from '../day/in-words.ts';
import { useFormDraft } from '../kit/drafts/use-form-draft.ts';
import { FailureReason, RestoredDraft } from '../kit/edits/form-notices.tsx';
import { FormDialog } from '../kit/form-dialog.tsx';
import { FormText } from '../kit/form-fields.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import { useCheckedForm } from '../kit/use-checked-form.ts';
import { durations, emptyNotice, NoticeForm, newNotice, tones } from './notice-form.ts';
import { urgentOn } from './urgent-on.ts';

interface NoticeDialogProps {
  /** The screens that have a name. */
  readonly screens: readonly Pick<Screen, 'id' | 'name'>[];
  /** Returns the server's time. */
  readonly now: () => Date;
  readonly onClose: () => void;
}

/** Writes a notice for the walls. */
export function NoticeDialog({ screens, now, onClose }: NoticeDialogProps) {
  const form = useCheckedForm(NoticeForm, emptyNotice);
  const draft = useFormDraft(form, 'notice/new');
  const add = useChange('POST /api/admin/notices', { done: 'L’avviso va sugli schermi' });
  const { control } = form;
  const close = () => {
    draft.remove();
    onClose();
  };
  const tone = useController({ control, name: 'tone' }).field;
  const until = useController({ control, name: 'until' }).field;
  const { field: where, fieldState } = useController({ control, name: 'where' });
  const chosen = useController({ control, name: 'screens' }).field;
  const { data: running = [] } = useQuery(noticesQuery);
  const urgent =
    tone.value === 'urgente' ? undefined : urgentOn(where.value === 'all' ? null : chosen.value, running);
  return (
    <FormDialog
      title="Nuovo avviso"
      description="A tutto schermo, sui televisori dell’ufficio."
      isTyped={draft.isTyped}
      isSaving={add.isPending}
      submit="Mostra"
      onSubmit={form.handleSubmit((typed) =>
        add.mutate({ body: newNotice(typed, now()) }, { onSuccess: close }),
      )}
      onClose={close}
    >
      <RestoredDraft draft={draft} />
      <FailureReason error={add.error} />
      <Stack gap="md">
        <FormText
          control={control}
          name="text"
          label="Avviso"
          rows={3}
          description="Al massimo 140 caratteri."
          autoFocus
        />
        <FormText
          control={control}
          name="title"
          label="Titolo"
          description="Facoltativo, al massimo 40 caratteri."
        />
        <RadioGroup label="Tono" options={tones} value={tone.value} onChange={tone.onChange} />
        {urgent && (
          <Notice
            tone="info"
            title={`C’è un avviso urgente, fino ${hourInWords(new Date(urgent.endsAt), now())}`}
          >
            Fino ad allora, o finché non lo togli, sugli schermi si vede solo quello.
          </Notice>
        )}
        <Select label="Quanto resta" options={durations} value={until.value} onChange={until.onChange} />
        {until.value === 'time' && (
          <FormText control={control} name="time" label="Ora italiana" description="Per esempio 18:30." />
        )}
        {screens.length > 0 && (
          <RadioGroup
            label="Dove"
            options={[
              { id: 'all', label: 'Su tutti gli schermi' },
              { id: 'some', label: 'Solo su alcuni' },
            ]}
            value={where.value}
            onChange={where.onChange}
            errorMessage={fieldState.error?.message}
          />
        )}
        {where.value === 'some' && (
          <CheckboxGroup
            label="Schermi"
            options={screens.map(({ id, name }) => ({ id, label: name ?? '' }))}
            value={chosen.value}
            onChange={chosen.onChange}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
