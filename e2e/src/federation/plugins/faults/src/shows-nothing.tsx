import type { SceneProps } from '@vetta/contract/front-end';
import { useEffect } from 'react';

/** Has nothing to show. */
export default function ShowsNothing({ context: { skip } }: SceneProps) {
  useEffect(skip, [skip]);
  return null;
}
