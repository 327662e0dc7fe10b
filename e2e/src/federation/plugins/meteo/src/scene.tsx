import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect } from 'react';

export default function Scene({ context }: SceneProps) {
  useEffect(context.done, []);
  return (
    <h1>
      Nuvole su {context.frame.width} × {context.frame.height}
    </h1>
  );
}
