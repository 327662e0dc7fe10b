import type { SceneProps } from '@vetta/contract/front-end';
import { useEffect } from 'react';

export default function Scene({ context }: SceneProps) {
  if (import.meta.env.VITE_SKY === 'guasto') throw new Error('This build is broken');
  useEffect(context.done, []);
  return (
    <main>
      <h1>
        Nuvole su {context.frame.width} × {context.frame.height}
      </h1>
    </main>
  );
}
