import { Button } from '@vetta/design-system/button';
import { useState } from 'react';

export default function Page() {
  const [sunny, setSunny] = useState(false);
  return (
    <main>
      <h1>{sunny ? 'Sole' : 'Pioggia'}</h1>
      <Button onPress={() => setSunny(true)}>Cambia</Button>
    </main>
  );
}
