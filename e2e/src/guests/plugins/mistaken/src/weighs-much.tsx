import type { SceneProps } from '@vetta/contract/plugin';
import { useEnd } from './use-end.ts';

export default function Scene({ context }: SceneProps) {
  useEnd(context);
  return (
    <h1 data-ballast={String(import.meta.env.BALLAST).length}>Pesante {import.meta.env.BALLAST.at(-1)}</h1>
  );
}
