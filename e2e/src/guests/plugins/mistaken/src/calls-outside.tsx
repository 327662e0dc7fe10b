import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect } from 'react';
import { useEnd } from './use-end.ts';

export default function Scene({ context }: SceneProps) {
  useEnd(context);
  useEffect(() => {
    fetch('https://meteo.example/oggi').catch(() => {});
  }, []);
  return <h1>Chiama</h1>;
}
