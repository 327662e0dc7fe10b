import { Button } from '@vetta/design-system/button';
import { Text } from '@vetta/design-system/text';
import type { ReactNode } from 'react';
import { amount } from '../audit/words/enumeration.ts';
import { awayInWords } from '../layout/away-notice.tsx';
import * as styles from './quick-entry.css.ts';

interface SaveBarProps {
  /** The numbers of rows and cells. */
  readonly unsaved: number;
  readonly errors: number;
  readonly contested: number;
  /** How many of the unsaved rows have a number that is probably mistyped. */
  readonly unusual: number;
  /** Who alone was at the alignment, said here so that the grid stays where it is while somebody types. */
  readonly aloneAtAlignment: string | undefined;
  readonly isSaving: boolean;
  /** Whether nobody has numbers on this day, typed ones neither. */
  readonly isEmpty: boolean;
  /** How many pasted rows wait for somebody to say whose they are. */
  readonly undecided: number;
  /** Why the last save did not succeed; while the server is unreachable it is tried again. */
  readonly failure: 'refused' | 'unreachable' | undefined;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onShowError: () => void;
  readonly onShowAlone: () => void;
  readonly onShowUnusual: () => void;
}

/** What is not saved, the buttons that save it or throw it away, and the keys. */
export const SaveBar = ({
  unsaved,
  errors,
  contested,
  unusual,
  aloneAtAlignment,
  isSaving,
  isEmpty,
  undecided,
  failure,
  onSave,
  onDiscard,
  onShowError,
  onShowAlone,
  onShowUnusual,
}: SaveBarProps) => (
  <div className={styles.saveBar} data-bottom-bar>
    <div className={styles.saveLine}>
      <div className={styles.saveState}>
        <span role="status">
          {unsaved === 0
            ? isEmpty
              ? 'Ancora nessun numero'
              : 'Tutto salvato'
            : amount(unsaved, 'riga da salvare', 'righe da salvare')}
          {undecided > 0 &&
            ` · ${amount(undecided, 'riga incollata aspetta', 'righe incollate aspettano')} un nome`}
          {contested > 0 && ' · da scegliere con un altro admin'}
        </span>
        {errors > 0 && (
          <Button tone="quiet" size="sm" onPress={onShowError}>
            {amount(errors, 'cella da correggere', 'celle da correggere')}
          </Button>
        )}
        {aloneAtAlignment !== undefined && (
          <Button tone="quiet" size="sm" onPress={onShowAlone}>
            All’allineamento c’era solo {aloneAtAlignment}? Il giorno conta per «Always There»
          </Button>
        )}
        {unusual > 0 && (
          <Button tone="quiet" size="sm" onPress={onShowUnusual}>
            {amount(unusual, 'riga con numeri insoliti', 'righe con numeri insoliti')}
          </Button>
        )}
      </div>
      <div className={styles.saveButtons}>
        {failure && (
          <Text as="span" size="sm" tone="danger">
            {failure === 'refused' ? 'L’ultimo salvataggio non è riuscito' : awayInWords()}
          </Text>
        )}
        <Button tone="primary" isDisabled={unsaved === 0} isPending={isSaving} onPress={onSave}>
          {unsaved > 1 ? `Salva ${unsaved} righe` : 'Salva'}
        </Button>
        {/* After «Salva» in the order of keys: a Tab too many throws nothing away. */}
        <Button tone="quiet" isDisabled={unsaved === 0 || isSaving} onPress={onDiscard}>
          Scarta tutto
        </Button>
      </div>
    </div>
    <div className={styles.keys}>
      <Keys keys={['↑', '↓', '←', '→']}>muovi</Keys>
      <Keys keys={['Tab']}>a destra</Keys>
      <Keys keys={['Invio']}>sotto</Keys>
      <Keys keys={['Spazio']}>allineamento</Keys>
      <Keys keys={['A']}>assente</Keys>
      <Keys keys={['F2']}>modifica</Keys>
      <Keys keys={['Esc']}>ripristina la cella</Keys>
      <Keys keys={['Maiusc', '↓']}>seleziona</Keys>
      <Keys keys={['Ctrl', 'V']}>incolla da un foglio</Keys>
      <Keys keys={['Ctrl', 'Z']}>indietro</Keys>
      <Keys keys={['Ctrl', 'S']}>salva</Keys>
    </div>
  </div>
);

const Keys = ({ keys, children }: { readonly keys: readonly string[]; readonly children: ReactNode }) => (
  <span>
    {keys.map((key) => (
      <kbd key={key} className={styles.key}>
        {key}
      </kbd>
    ))}
    {children}
  </span>
);
