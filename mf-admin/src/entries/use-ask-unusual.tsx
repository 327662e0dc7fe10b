import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { useState } from 'react';

interface Asked {
  /** The numbers as sentences, each with its person. */
  readonly sentences: readonly string[];
  readonly save: () => void;
}

/**
 * Asks once before numbers that are probably mistyped are saved: `ask` saves at once if there are none, or if somebody has said of the
 * same ones that they are right. It returns whether it asks; a field that gets the focus then has it again after «Controlla».
 */
export function useAskUnusual() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  return {
    ask: (sentences: readonly string[], save: () => void) => {
      const isAsking = !sentences.every((sentence) => confirmed.has(sentence));
      if (isAsking) setAsked({ sentences, save });
      else save();
      return isAsking;
    },
    dialog: (
      <ConfirmDialog
        title={asked?.sentences.length === 1 ? 'Salvare un numero insolito?' : 'Salvare numeri insoliti?'}
        confirmLabel="Salva così"
        cancelLabel="Controlla"
        tone="primary"
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setConfirmed(new Set([...confirmed, ...(asked?.sentences ?? [])]));
          setAsked(null);
          asked?.save();
        }}
      >
        {asked?.sentences.map((sentence) => (
          <p key={sentence}>{sentence}.</p>
        ))}
      </ConfirmDialog>
    ),
  };
}
