import type { GenerationRecord, PluginVersion } from '@vetta/contract/generations';
import { Button } from '@vetta/design-system/button';
import { Dialog, DialogActions } from '@vetta/design-system/dialog';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import type { ReactNode } from 'react';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { FormText } from '../form-text.tsx';
import { callsInWords } from './call-words.ts';
import { CanaryScreenField } from './canary-screen-field.tsx';
import { ChangeList } from './change-list.tsx';
import { changedBuilds } from './generation-changes.ts';
import { useAskedCalls } from './use-asked-calls.ts';
import { useBuildsInPage } from './use-builds-in-page.ts';
import { useNewGenerationForm } from './use-new-generation-form.ts';

interface NewGenerationDialogProps {
  readonly title: string;
  /** What the button that makes it for everyone says. */
  readonly confirmLabel?: string;
  readonly current: GenerationRecord;
  readonly versions: readonly PluginVersion[];
  /** The hash of each build that changes by its name; null removes a plugin. */
  readonly plugins: Readonly<Record<string, string | null>>;
  /** The field that chooses the builds. */
  readonly children?: ReactNode;
  /** Whether the button that opened it goes when everyone has the generation. */
  readonly openerGoes?: boolean;
  readonly onClose: () => void;
}

/** Makes a generation with other builds than the current one, for everyone or first for one screen. */
export function NewGenerationDialog({
  title,
  confirmLabel = 'Usa',
  current,
  versions,
  plugins,
  children,
  openerGoes = false,
  onClose,
}: NewGenerationDialogProps) {
  const chosen = Object.entries({ ...current.plugins, ...plugins }).filter(
    (build): build is [string, string] => build[1] !== null,
  );
  const changes = changedBuilds(current.plugins, Object.fromEntries(chosen));
  const calls = useAskedCalls(changes);
  const inPage = useBuildsInPage(changes);
  const form = useNewGenerationForm(plugins, calls, onClose, openerGoes);
  return (
    <Dialog title={title} isOpen isLocked={form.isSaving} isTyped={form.draft.isTyped} onClose={form.close}>
      <form onSubmit={form.submit} noValidate>
        <Stack gap="lg">
          <RestoredDraft draft={form.draft} />
          {children}
          {changes.length > 0 ? (
            <ChangeList changes={changes} versions={versions} />
          ) : (
            <Text tone="muted">È quello che c’è già: non cambia niente.</Text>
          )}
          {calls.length > 0 && (
            <Notice tone="warning" title="Chiede di fare chiamate con la tua chiave">
              Se continui approvi che: {callsInWords(calls).join('; ')}. Il plugin non vede la chiave, e il
              Registro dice chi lo usava. Quello che legge può portarlo fuori.
            </Notice>
          )}
          {inPage.length > 0 && (
            <Notice tone="warning" title={`Non è un ospite: ${inPage.join(', ')}`}>
              Gira dentro la pagina, può fare tutto ciò che può un admin, anche leggere la chiave di chi
              entra. Usa solo quello che viene da chi conosci.
            </Notice>
          )}
          <FormText
            control={form.control}
            name="why"
            label="Perché"
            description="Resta scritto accanto alla generazione e in Registro."
            isRequired
            autoFocus
          />
          <CanaryScreenField control={form.control} />
          <DialogActions>
            <Button tone="quiet" isDisabled={form.isSaving} onPress={form.close}>
              Annulla
            </Button>
            <Button type="submit" tone="primary" isDisabled={changes.length === 0} isPending={form.isSaving}>
              {form.isCanary ? 'Metti in prova' : confirmLabel}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
