import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useState } from 'react';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { playerAddress } from '../receipts/receipt-address.ts';
import * as styles from './share-link.css.ts';

interface ShareLinkProps {
  readonly playerId: string;
  readonly name: string;
}

type State = 'ready' | 'copied' | 'byHand';

function focusAndSelect(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Shares the link to a player's row: by the device's own sheet, else copied, else as a field to copy from. */
export function ShareLink({ playerId, name }: ShareLinkProps) {
  const [state, setState] = useState<State>('ready');
  const url = new URL(playerAddress(playerId), location.href).href;

  const share = async () => {
    // On plain http browsers have neither of the two.
    const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
    // A closed sheet rejects: nothing to tell.
    if (device.share) return device.share({ title: `${name} · Vetta`, url }).catch(() => {});
    if (!device.clipboard) return setState('byHand');
    await device.clipboard.writeText(url).then(
      () => setState('copied'),
      () => setState('byHand'),
    );
  };

  if (state === 'byHand') {
    return (
      <label className={styles.byHand}>
        Copia questo link
        <input ref={focusAndSelect} readOnly value={url} className={styles.field} />
      </label>
    );
  }
  return (
    <>
      <PlainButton tone="quiet" onClick={() => void share()}>
        {state === 'copied' ? 'Link copiato' : 'Condividi'}
      </PlainButton>
      <span role="status" className={styles.status}>
        <VisuallyHidden>{state === 'copied' ? 'Link copiato' : ''}</VisuallyHidden>
      </span>
    </>
  );
}
