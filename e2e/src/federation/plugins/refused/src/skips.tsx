import type { SceneProps } from '@vetta/contract/front-end';
import { useEffect } from 'react';

export default function Skips({ context }: SceneProps) {
  useEffect(context.skip, []);
  return null;
}
