import encodeQR from 'qr';
import { useEffect, useMemo, useState } from 'react';
import { publicUrl } from '../document/public-url.ts';
import * as styles from './screen-letters.css.ts';

/** Who sets up a wall stands before it for some minutes. Later the strip would take a tenth of the height all day. */
const QUIET_AFTER_MS = 10 * 60_000;

interface ScreenLettersProps {
  readonly code: string;
  /** Whether the scene has a QR code of its own: two would send a phone to the wrong place. */
  readonly isBesideCode?: boolean;
  /** After how long only the letters stay, in a corner. */
  readonly quietAfterMs?: number;
}

/** The six letters of a wall that has no name yet, and a QR code to where it gets one; after ten minutes the letters alone. */
export function ScreenLetters({
  code,
  isBesideCode = false,
  quietAfterMs = QUIET_AFTER_MS,
}: ScreenLettersProps) {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), quietAfterMs);
    return () => clearTimeout(timer);
  }, [quietAfterMs]);
  const picture = useMemo(() => {
    // A phone does not reach an address of this machine alone.
    if (publicUrl === null) return null;
    const svg = encodeQR(`${publicUrl}/admin/screens?codice=${code}`, 'svg', { ecc: 'medium', border: 3 });
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }, [code]);
  if (isQuiet)
    return (
      <aside className={styles.corner} aria-label="Schermo senza nome">
        {code}
      </aside>
    );
  return (
    <aside className={styles.strip} data-letters aria-label="Schermo senza nome">
      {picture && !isBesideCode && (
        <img className={styles.picture} src={picture} alt="Codice QR per dargli un nome" />
      )}
      <div>
        <p className={styles.letters}>{code}</p>
        <p className={styles.hint}>Schermo senza nome: dagliene uno in Strumenti › Schermi</p>
      </div>
    </aside>
  );
}
