import type { SceneProps } from '@vetta/contract/front-end';

const ballast: string = import.meta.env.BALLAST;

// Which letter it is is known only at run time: the build has to keep them all.
export default function WeighsMuch({ context }: SceneProps) {
  return <p>{ballast.at(context.frame.width)}</p>;
}
