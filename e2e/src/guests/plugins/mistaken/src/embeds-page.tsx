import type { SceneProps } from '@vetta/contract/plugin';
import { useEnd } from './use-end.ts';

export default function Scene({ context }: SceneProps) {
  useEnd(context);
  return (
    <figure>
      <iframe src="https://meteo.example/mappa" title="Mappa" />
      <figcaption>Le nuvole di oggi</figcaption>
    </figure>
  );
}
