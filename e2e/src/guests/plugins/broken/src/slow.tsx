import { useEffect, useState } from 'react';

/** Longer than a wall waits for a scene. */
const TAKES_MS = 30_000;

export default function Scene() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), TAKES_MS);
    return () => clearTimeout(timer);
  }, []);
  return isReady ? <h1>Lento</h1> : null;
}
