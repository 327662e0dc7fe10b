import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useState } from 'react';
import { PlainButton } from '../plain-button/plain-button.tsx';
import { playerAddress } from '../receipts/receipt-address.ts';
import * as styles from './share-link.css.ts';

type State = 'ready' | 'copied' | 'byHand';

/** Returns the address that links lead to, as the server writes it for previews: this page may be open at another one. */
const publicAddress = () =>
  document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content ?? location.href;

function focusAndSelect(field: HTMLInputElement | null): void {
  field?.focus();
  field?.select();
}

/** Shares the link to a player's row: by the device's own sheet, else copied, else as a field to copy from. */
export function ShareLink({ playerId, name }: { readonly playerId: string; readonly name: string }) {
  const [state, setState] = useState<State>('ready');
  const url = new URL(playerAddress(playerId), publicAddress()).href;

  const share = async () => {
    // On plain http browsers have neither of the two.
    const device: Partial<Pick<Navigator, 'share' | 'clipboard'>> = navigator;
    try {
      if (device.share) return await device.share({ title: `${name} · Vetta`, url });
    } catch (error) {
      // The person closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
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
