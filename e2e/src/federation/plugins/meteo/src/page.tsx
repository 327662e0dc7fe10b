import { Button } from '@vetta/design-system/button';
import { useState } from 'react';

// VITE_SKY makes a different build from the same sources.
const sky: string = import.meta.env.VITE_SKY ?? 'sereno';

export default function Page() {
  const [asked, setAsked] = useState(false);
  return (
    <main id="contenuto" tabIndex={-1}>
      <h1>Cielo {sky}</h1>
      <Button onPress={() => setAsked(true)}>{asked ? 'Domani: sole' : 'E domani?'}</Button>
    </main>
  );
}
