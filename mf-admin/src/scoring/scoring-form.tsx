import { scoring } from '@vetta/contract/client/admin-queries';
import { formatInstant } from '@vetta/contract/client/formats';
import { pointsOf } from '@vetta/contract/points';
import { RowTag, type Tagged } from '@vetta/contract/row-tag';
import { type Scoring, ScoringChange } from '@vetta/contract/scoring';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Inline } from '@vetta/design-system/inline';
import { Numeral } from '@vetta/design-system/numeral';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { DraftNumber } from '../kit/drafts/draft-number.tsx';
import { useDraft } from '../kit/drafts/use-draft.ts';
import { ChangedByOthers, FailureReason, RestoredDraft } from '../kit/edits/form-notices.tsx';
import { useKeepFocus } from '../kit/focus-content.ts';
import { useChange } from '../kit/use-admin-mutation.ts';
import { inItalian } from '../kit/validation.ts';
import * as styles from './scoring.css.ts';
import { scoringFields, scoringNames, scoringValues } from './scoring-fields.ts';
import { ScoringRehearsal } from './scoring-rehearsal.tsx';

/** The values as a 412 answers them. */
const Changed = ScoringChange.extend(RowTag.shape).transform((row) => ({
  value: scoringValues(row),
  rowTag: row.rowTag,
}));

/** The four values, what they do, and the buttons that save or restore them. */
export function ScoringForm({ loaded }: { readonly loaded: Tagged<Scoring> }) {
  const saved = scoringValues(loaded);
  const card = useDraft({
    key: 'scoring',
    stored: saved,
    rowTag: loaded.rowTag,
    shape: ScoringChange,
    conflict: Changed,
    change: useChangeScoring(),
  });
  const { draft, isChanged, isSaving, others } = card;
  const issues = ScoringChange.safeParse(draft, inItalian).error?.issues ?? [];
  const form = useRef<HTMLFormElement>(null);
  useKeepFocus(isChanged, () => form.current?.focus({ preventScroll: true }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (issues.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    else if (isChanged && !isSaving) card.save((ifMatch) => ({ body: draft, ifMatch }));
  };
  return (
    <Card>
      <form
        ref={form}
        tabIndex={-1}
        aria-label="Punteggi"
        data-page-form
        onSubmit={submit}
        noValidate
        className={styles.form}
      >
        <Stack gap="lg">
          <RestoredDraft draft={{ isRestored: card.isRestored, startOver: card.reset }} />
          <ChangedByOthers
            by={card.changedBy}
            did="ha cambiato i punteggi"
            now={others && scoringNames.map((name) => scoringFields[name].tell(others[name])).join(', ')}
          />
          <FailureReason error={card.error} />
          <div className={styles.fields}>
            {scoringNames.map((name) => {
              const { label, description, min, max, step, show } = scoringFields[name];
              return (
                <DraftNumber
                  key={name}
                  label={label}
                  description={description}
                  minValue={min}
                  maxValue={max}
                  step={step}
                  isDecimal={step < 1}
                  value={draft[name]}
                  onChange={(value) => card.setDraft({ ...draft, [name]: value })}
                  errorMessage={issues.find(({ path }) => path[0] === name)?.message}
                  badge={<Badge tone="info">{show(draft[name])}</Badge>}
                />
              );
            })}
          </div>
          <DayExample saved={others ?? saved} typed={draft} />
          <Inline gap="md" justify="between">
            <Text size="sm" tone="muted">
              Ultima modifica: {formatInstant(loaded.updatedAt)}
            </Text>
            <div className={styles.actions}>
              <Button isDisabled={!isChanged || isSaving} onPress={card.reset}>
                <RotateCcw size={18} aria-hidden="true" />
                Ripristina
              </Button>
              <Button type="submit" tone="primary" isDisabled={!isChanged} isPending={isSaving}>
                Salva Modifiche
              </Button>
            </div>
          </Inline>
          {/* Below the buttons, which it would push away when it comes. */}
          {isChanged && issues.length === 0 && <ScoringRehearsal typed={draft} />}
        </Stack>
      </form>
    </Card>
  );
}

const useChangeScoring = () =>
  useChange('PUT /api/admin/scoring-config', {
    done: () => ({
      title: 'Configurazione aggiornata',
      description: 'I valori dei punteggi sono stati aggiornati con successo.',
    }),
    failed: () => ({
      title: 'Errore',
      description: 'Impossibile aggiornare la configurazione dei punteggi.',
    }),
    isUndoable: true,
    conflict: 'notice',
    keep: (client, { reply }) => client.setQueryData(scoring.queryKey, reply),
  });

/** A good day in the office. */
const exampleDay = { rings: 80, apptSet: 4, apptDone: 2, presences: 1 };

/** What an example day is worth now, and with the typed values. */
function DayExample({ saved, typed }: { readonly saved: ScoringChange; readonly typed: ScoringChange }) {
  const before = pointsOf(exampleDay, saved);
  const after = pointsOf(exampleDay, typed);
  const { rings, apptSet, apptDone } = exampleDay;
  return (
    <div className={styles.example}>
      <Text size="sm" tone="muted">
        Una giornata da {rings} chiamate, {apptSet} appuntamenti fissati, {apptDone} conclusi e l’allineamento
      </Text>
      <p className={styles.points} role="status">
        <Numeral value={before} size="xl" unit="pt" tone={before === after ? 'primary' : 'muted'} />
        {before !== after && (
          <>
            <ArrowRight size={20} aria-label="diventano" className={styles.arrow} />
            <Numeral value={after} size="xl" unit="pt" tone="accent" />
          </>
        )}
      </p>
      <Text size="sm" tone="muted">
        Salvando, i punti di tutto il mese si ricalcolano subito e la classifica cambia per tutti. I mesi
        chiusi restano come sono.
      </Text>
    </div>
  );
}
