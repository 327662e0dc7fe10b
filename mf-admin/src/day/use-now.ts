import type { PluginContext } from '@vetta/contract/plugin';
import { useServerTime } from './use-server-time.ts';

const itself = (time: Date) => time;

/** Returns the server's time, renewed every ten seconds. */
export const useNow = (context: Pick<PluginContext, 'now'>): Date => useServerTime(context, itself);
