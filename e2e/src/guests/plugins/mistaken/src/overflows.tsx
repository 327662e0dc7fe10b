import type { SceneProps } from '@vetta/contract/plugin';
import { useEnd } from './use-end.ts';

export default function Scene({ context }: SceneProps) {
  useEnd(context);
  return <p style={{ width: context.frame.width + 400, textAlign: 'right' }}>Oltre il bordo</p>;
}
