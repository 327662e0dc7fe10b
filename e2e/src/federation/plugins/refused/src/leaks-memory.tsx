import type { AdminSectionProps } from '@vetta/contract/front-end';
import { useEffect } from 'react';

const kept: number[][] = [];

export default function LeaksMemory({ adminKey }: AdminSectionProps) {
  useEffect(() => void kept.push(Array.from({ length: 10_000 }, (_, index) => index + 0.5)), []);
  return <p>{adminKey}</p>;
}
