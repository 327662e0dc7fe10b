import type { SceneProps } from '@vetta/contract/plugin';
import { useEffect } from 'react';

export default function Scene({ place }: SceneProps) {
  useEffect(place.done, []);
  return (
    <h1>
      Nuvole su {place.frame.width} × {place.frame.height}
    </h1>
  );
}
