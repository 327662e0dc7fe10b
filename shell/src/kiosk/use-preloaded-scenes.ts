import { useEffect } from 'react';
import { loadModule } from '../plugins/load-module.ts';
import type { ScheduledScene } from './schedule.ts';

/** After the first scene: what it needs comes before what later ones do. */
const BEGIN_AFTER_MS = 4000;

/**
 * Loads the modules of all scenes soon after the start, one after another: weeks later the server may no longer have the
 * files of this generation. `scenes` must keep its identity.
 */
export function usePreloadedScenes(scenes: readonly ScheduledScene[]): void {
  useEffect(() => {
    let isCancelled = false;
    const preload = async () => {
      for (const { plugin, scene } of scenes) {
        if (isCancelled) return;
        // A failure is shown when it is the scene's turn.
        // The browser keeps a guest's document, which nothing but its frame can bring.
        if (!plugin.isolated) await loadModule(plugin, scene.module).catch(() => {});
      }
    };
    const timer = setTimeout(() => void preload(), BEGIN_AFTER_MS);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [scenes]);
}
