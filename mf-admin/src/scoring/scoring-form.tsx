import { formatInstant } from '@vetta/contract/client/formats';
import { RowTag, type Tagged } from '@vetta/contract/row-tag';
import { type Scoring, ScoringChange } from '@vetta/contract/scoring';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { RotateCcw } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { DraftNumber } from '../drafts/draft-number.tsx';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { ChangedByOthers } from '../edits/changed-by-others.tsx';
import { FailureReason } from '../edits/failure-reason.tsx';
import { useFocusAfterEdit } from '../edits/use-focus-after-edit.ts';
import { inItalian } from '../validation.ts';
import { DayExample } from './day-example.tsx';
import * as styles from './scoring.css.ts';
import { scoringFields, scoringNames, scoringValues } from './scoring-fields.ts';
import { ScoringRehearsal } from './scoring-rehearsal.tsx';
import { useChangeScoring } from './use-change-scoring.ts';

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
  useFocusAfterEdit(form, isChanged);
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
