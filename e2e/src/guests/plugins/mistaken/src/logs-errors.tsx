import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect } from 'react';
import { useEnd } from './use-end.ts';

export default function Scene({ context }: SceneProps) {
  useEnd(context);
  useEffect(() => console.error('Qualcosa è andato storto'), []);
  return <p>Va tutto bene</p>;
}
