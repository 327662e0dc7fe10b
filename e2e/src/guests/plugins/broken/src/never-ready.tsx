import { use } from 'react';

const never = new Promise<never>(() => {});

/** Waits for what never comes. */
export default function Scene() {
  use(never);
  return <h1>Muto</h1>;
}
