import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect } from 'react';

export default function Scene({ context }: SceneProps) {
  useEffect(context.skip, []);
  return null;
}
