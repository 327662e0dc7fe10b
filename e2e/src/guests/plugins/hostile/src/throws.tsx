import { useState } from 'react';
import { useLater } from './use-later.ts';

export default function Scene() {
  const [isBroken, setBroken] = useState(false);
  useLater(() => setBroken(true));
  if (isBroken) throw new Error('Non so più disegnarmi');
  return <h1>Cade</h1>;
}
