import { useEffect, useRef, useState } from 'react';

/** Returns the theme's slow duration in milliseconds: longer on wall screens, 0 under `prefers-reduced-motion`. */
const duration = () => {
  const slow = getComputedStyle(document.documentElement).getPropertyValue('--vetta-motion-slow');
  return Number.parseFloat(slow) || 0;
};

/** Returns the number to show while counting from the previous value to `value`. */
export const useCounted = (value: number) => {
  const [shown, setShown] = useState(value);
  const last = useRef(value);

  useEffect(() => {
    const from = last.current;
    if (from === value) return;
    const start = performance.now();
    const whole = duration();
    let frame = 0;
    const step = (now: number) => {
      const part = whole === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / whole));
      const eased = 1 - (1 - part) ** 3;
      last.current = part === 1 ? value : Math.round(from + (value - from) * eased);
      setShown(last.current);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value]);

  return shown;
};
