import { useEffect } from 'react';

const kept: number[][] = [];

export default function LeaksMemory() {
  useEffect(() => void kept.push(Array.from({ length: 10_000 }, (_, index) => index + 0.5)), []);
  return <p>Conserva</p>;
}
