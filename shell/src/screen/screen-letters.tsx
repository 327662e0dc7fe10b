import encodeQR from 'qr';
import { useMemo } from 'react';
import { publicUrl } from '../document/public-url.ts';
import * as styles from './screen-letters.css.ts';

/** The six letters of a wall that has no name yet, and a QR code to where it gets one. */
export function ScreenLetters({ code }: { readonly code: string }) {
  const picture = useMemo(() => {
    // A phone does not reach an address of this machine alone.
    if (publicUrl === null) return null;
    const svg = encodeQR(`${publicUrl}/admin/screens?codice=${code}`, 'svg', { ecc: 'medium', border: 3 });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [code]);
  return (
    <aside className={styles.strip} aria-label="Schermo senza nome">
      {picture && <img className={styles.picture} src={picture} alt="Codice QR per dargli un nome" />}
      <div>
        <p className={styles.letters}>{code}</p>
        <p className={styles.hint}>Schermo senza nome: dagliene uno in Strumenti › Schermi</p>
      </div>
    </aside>
  );
}
