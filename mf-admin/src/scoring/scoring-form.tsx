import { formatInstant } from '@vetta/contract/client/formats';
import type { Tagged } from '@vetta/contract/row-tag';
import type { Scoring } from '@vetta/contract/scoring';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { ChangedByOthers } from '../edits/changed-by-others.tsx';
import { FailureReason } from '../edits/failure-reason.tsx';
import { useFocusAfterEdit } from '../edits/use-focus-after-edit.ts';
import { DayExample } from './day-example.tsx';
import * as styles from './scoring.css.ts';
import { scoringFields } from './scoring-fields.ts';
import { ScoringInput } from './scoring-input.tsx';
import { useScoringForm } from './use-scoring-form.ts';

/** The four values, what they do, and the buttons that save or restore them. */
export function ScoringForm({ loaded }: { readonly loaded: Tagged<Scoring> }) {
  const form = useScoringForm(loaded);
  const { seen, typed } = form;
  const element = useRef<HTMLFormElement>(null);
  useFocusAfterEdit(element, form.isChanged);
  const now = scoringFields.map(({ name, label, inWords }) => `${label} ${inWords(seen[name])}`).join(', ');
  return (
    <Card>
      <form
        ref={element}
        tabIndex={-1}
        aria-label="Punteggi"
        data-page-form
        onSubmit={form.submit}
        noValidate
      >
        <Stack gap="lg">
          <RestoredDraft draft={{ isRestored: form.isRestored, startOver: form.restore }} />
          <ChangedByOthers what="i punteggi" now={form.isChangedByOthers ? now : undefined} />
          <FailureReason error={form.error} />
          <div className={styles.fields}>
            {scoringFields.map((field) => (
              <ScoringInput
                key={field.name}
                control={form.control}
                field={field}
                typed={typed}
                onType={form.setTyped}
              />
            ))}
          </div>
          <DayExample saved={seen} typed={typed} />
          <div className={styles.foot}>
            <Text size="sm" tone="muted">
              Ultima modifica: {formatInstant(seen.updatedAt)}
            </Text>
            <div className={styles.actions}>
              <Button isDisabled={!form.isChanged || form.isSaving} onPress={form.restore}>
                <RotateCcw size={18} aria-hidden="true" />
                Ripristina
              </Button>
              <Button type="submit" tone="primary" isDisabled={!form.isChanged} isPending={form.isSaving}>
                Salva Modifiche
              </Button>
            </div>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
