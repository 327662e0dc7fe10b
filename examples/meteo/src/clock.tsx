import { useEffect, useState } from 'react';
import * as styles from './forecast.css.ts';

const clock = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
});

/** `18:42` by the server's clock: a television's own may be wrong. */
export function Clock({ now }: { readonly now: () => Date }) {
  const [time, setTime] = useState(() => clock.format(now()));
  useEffect(() => {
    const timer = setInterval(() => setTime(clock.format(now())), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return <p className={styles.clock}>{time}</p>;
}
