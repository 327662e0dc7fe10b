import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { RestoredDraft } from '../kit/edits/form-notices.tsx';
import { useKeepFocus } from '../kit/focus-content.ts';
import * as styles from './setting-card.css.ts';

interface SettingCardProps {
  readonly title: string;
  /** What holds now, in words. */
  readonly now: string;
  /** What the values that are typed would do. */
  readonly effect: string | undefined;
  /** What is typed, from `useDraft`. */
  readonly card: {
    readonly isChanged: boolean;
    readonly isRestored: boolean;
    readonly isSaving: boolean;
    readonly isChangedByOthers: boolean;
    readonly changedBy: string;
    readonly reset: () => void;
  };
  /** What is typed can be saved. */
  readonly isValid: boolean;
  /** A date was left half-typed. */
  readonly isIncomplete?: boolean;
  /** What the fields have can be saved as it is. */
  readonly isToConfirm?: boolean;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** A setting: what holds now, its fields, and what a change does. */
export function SettingCard({
  title,
  now,
  effect,
  card,
  isValid,
  isIncomplete = false,
  isToConfirm = false,
  onSave,
  children,
}: SettingCardProps) {
  const id = useId();
  const { isRestored, isSaving } = card;
  const isChanged = card.isChanged || isIncomplete;
  const isOpen = isChanged || isToConfirm;
  const canSave = isOpen && isValid && !isIncomplete;
  const [resets, setResets] = useState(0);
  const reset = () => {
    card.reset();
    if (isIncomplete) setResets(resets + 1);
  };
  const form = useRef<HTMLFormElement>(null);
  useKeepFocus(isOpen, () => form.current?.focus({ preventScroll: true }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSave && !isSaving) onSave();
  };
  return (
    <Card as="section" aria-labelledby={id}>
      <form
        ref={form}
        tabIndex={-1}
        aria-labelledby={id}
        onSubmit={submit}
        noValidate
        className={styles.form}
      >
        <Stack gap="xxs">
          <Heading level={3} id={id}>
            {title}
          </Heading>
          <Text tone="muted">{now}</Text>
        </Stack>
        <RestoredDraft draft={{ isRestored, startOver: reset }} />
        {card.isChanged && card.isChangedByOthers && (
          <Notice tone="warning" isAnswer title={`Intanto ${card.changedBy} ha cambiato questa impostazione`}>
            Qui sopra c’è come è adesso. Salvando la sostituisci.
          </Notice>
        )}
        {/* A half-typed date is in its field alone: new fields do not have it. */}
        <div key={resets} className={styles.fields}>
          {children}
        </div>
        {effect !== undefined && isOpen && !isIncomplete && (
          <Text size="sm" tone="muted">
            {effect}
          </Text>
        )}
        <Inline gap="xs" align="stretch">
          <Button type="submit" tone="primary" isDisabled={!canSave} isPending={isSaving}>
            Salva
          </Button>
          {isChanged && (
            <Button tone="quiet" isDisabled={isSaving} onPress={reset}>
              Ripristina
            </Button>
          )}
        </Inline>
      </form>
    </Card>
  );
}
