import { useQueries, useQuery } from '@tanstack/react-query';
import { pluginBuild, screens as screensQuery } from '@vetta/contract/client/admin-queries';
import type { GenerationRecord, PluginVersion } from '@vetta/contract/generations';
import { isReservedName } from '@vetta/contract/reserved-name';
import { Button } from '@vetta/design-system/button';
import { Notice } from '@vetta/design-system/notice';
import { Select } from '@vetta/design-system/select';
import { Text } from '@vetta/design-system/text';
import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import { RestoredDraft } from '../kit/edits/form-notices.tsx';
import { FormDialog } from '../kit/form-dialog.tsx';
import { FormCheckbox, FormText } from '../kit/form-fields.tsx';
import { callsInWords } from './call-words.ts';
import { ChangeList } from './change-list.tsx';
import { type BuildChange, changedBuilds } from './generation-changes.ts';
import { type NewGenerationValues, useNewGenerationForm } from './use-new-generation-form.ts';

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
    <FormDialog
      title={title}
      isTyped={form.draft.isTyped}
      isSaving={form.isSaving}
      submit={
        <Button type="submit" tone="primary" isDisabled={changes.length === 0} isPending={form.isSaving}>
          {form.isCanary ? 'Metti in prova' : confirmLabel}
        </Button>
      }
      onSubmit={form.submit}
      onClose={form.close}
    >
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
          Gira dentro la pagina, può fare tutto ciò che può un admin, anche leggere la chiave di chi entra.
          Usa solo quello che viene da chi conosci.
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
    </FormDialog>
  );
}

/**
 * Returns the titles of the new builds that are no guests, so that they run in the page with all that it may do, but for those that the
 * product's own start has published; none while they load.
 */
function useBuildsInPage(changes: readonly BuildChange[]): string[] {
  const arriving = changes.flatMap(({ name, after }) => (after === null ? [] : [{ name, hash: after }]));
  const builds = useQueries({ queries: arriving.map(({ name, hash }) => pluginBuild(name, hash)) });
  return builds.flatMap(({ data }) =>
    data && !data.isGuest && !isReservedName(data.publishedBy) ? [data.title] : [],
  );
}

/** Returns the calls that new builds ask for beyond those of the builds that they replace; none while they load. */
function useAskedCalls(changes: readonly BuildChange[]): string[] {
  const wanted = changes.flatMap(({ name, before, after }) =>
    after === null
      ? []
      : [{ name, hash: after, isNew: true }, ...(before ? [{ name, hash: before, isNew: false }] : [])],
  );
  const builds = useQueries({ queries: wanted.map(({ name, hash }) => pluginBuild(name, hash)) });
  if (builds.some(({ data }) => data === undefined)) return [];
  const callsOf = (isNew: boolean) =>
    builds.flatMap(({ data }, index) => (wanted[index]?.isNew === isNew ? (data?.calls ?? []) : []));
  const approved = new Set(callsOf(false));
  return [...new Set(callsOf(true))].filter((call) => !approved.has(call));
}

/** Stands for no screen in the list, where an empty id is none. */
const EVERYONE = '*';

/** Chooses the screen that tries a generation before everyone else gets it, and what follows if it fares well. */
function CanaryScreenField({ control }: { readonly control: Control<NewGenerationValues> }) {
  const { field } = useController({ control, name: 'canary' });
  const { data: screens = [] } = useQuery(screensQuery);
  const names = screens.flatMap(({ name }) => (name === null ? [] : [name]));
  // A draft may name a screen that has gone meanwhile: the server says so.
  const offered = field.value === '' || names.includes(field.value) ? names : [...names, field.value];
  return (
    <>
      <Select
        label="Prova prima su uno schermo"
        options={[
          { id: EVERYONE, label: 'No, subito per tutti' },
          ...offered.map((name) => ({ id: name, label: name })),
        ]}
        value={field.value || EVERYONE}
        onChange={(id) => field.onChange(id === EVERYONE ? '' : id)}
        description={
          names.length === 0
            ? 'Nessuno schermo ha un nome: si dà in Schermi.'
            : 'Lo vede solo quello schermo, finché non lo estendi a tutti.'
        }
      />
      {field.value !== '' && (
        <FormCheckbox
          control={control}
          name="extendWhenHealthy"
          description="Se lo schermo la mostra bene per quindici minuti, passa a tutti senza chiedere."
        >
          Estendi da sola
        </FormCheckbox>
      )}
    </>
  );
}
