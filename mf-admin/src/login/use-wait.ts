import { useEffect, useState } from 'react';

/** Returns how many whole seconds are left of a wait, and a function that starts one. */
export function useWait(): readonly [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (until === 0) return;
    const timer = setInterval(() => {
      const now = secondsUntil(until);
      setLeft(now);
      if (now === 0) setUntil(0);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = (seconds: number) => {
    setUntil(performance.now() + seconds * 1000);
    setLeft(seconds);
  };
  return [left, start];
}

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - performance.now()) / 1000));
