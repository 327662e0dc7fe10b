import type { SceneProps } from '@vetta/contract/front-end';

export default function Overflows({ context }: SceneProps) {
  return <p style={{ width: context.frame.width + 400, textAlign: 'right' }}>Oltre il bordo</p>;
}
