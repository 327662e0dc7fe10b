import type { RouteProps } from '@vetta/contract/front-end';
import { type ComponentType, lazy } from 'react';
import { whenIdle } from '../on-demand/when-wanted.ts';
import { bySection, type SectionName, sectionNames } from './section-names.ts';

type Section = ComponentType<Pick<RouteProps, 'context'>>;
type Code = typeof import('./below-the-board.tsx');

/** The sections below the board, asleep: React keeps the server's markup of each until it wakes. */
export interface SleepingSections {
  readonly components: Readonly<Record<SectionName, Section>>;
  /** To be called when a section is alive. */
  note(name: SectionName): void;
  /** Loads their code and wakes one after the other, each when the browser is idle. Rejects if the code does not come. */
  wake(): Promise<Code>;
  /** Wakes all of them as soon as their code is there. */
  hurry(): void;
  /** Whether all of them are awake. */
  areAwake(): boolean;
}

/** Returns sections that sleep. Calls `onAwake` when the last one has woken. */
export function sleepingSections(onAwake: () => void): SleepingSections {
  const awake = new Set<SectionName>();
  const wakers = new Map<SectionName, () => void>();
  let loading: Promise<Code> | undefined;
  let isUrgent = false;

  const sleeping = (name: SectionName) => {
    const woken = new Promise<void>((resolve) => wakers.set(name, resolve));
    // A failed load leaves it asleep: what the server sent stays readable.
    return lazy(async () => {
      await woken;
      const { sections } = await load();
      return { default: sections[name] };
    });
  };
  const load = () => {
    loading ??= import('./below-the-board.tsx');
    return loading;
  };
  const wakeNext = () => {
    const [next] = wakers;
    if (!next) return;
    const [name, wakeUp] = next;
    wakers.delete(name);
    wakeUp();
    if (isUrgent) wakeNext();
    else whenIdle(wakeNext);
  };
  const components = bySection(sleeping);
  return {
    components,
    note(name) {
      if (awake.has(name)) return;
      awake.add(name);
      if (awake.size === sectionNames.length) onAwake();
    },
    async wake() {
      const code = await load();
      wakeNext();
      return code;
    },
    hurry() {
      isUrgent = true;
      load().then(wakeNext, () => {});
    },
    areAwake: () => awake.size === sectionNames.length,
  };
}
