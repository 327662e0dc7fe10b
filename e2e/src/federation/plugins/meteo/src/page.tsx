import { Button } from '@vetta/design-system/button';
import { useState } from 'react';
import * as styles from './page.css.ts';

export default function Page() {
  const [sunny, setSunny] = useState(false);
  return (
    <main className={styles.row}>
      <h1>{sunny ? 'Sole' : 'Pioggia'}</h1>
      <Button onPress={() => setSunny(true)}>Cambia</Button>
    </main>
  );
}
