import type { PluginContext } from '@vetta/contract/plugin';
import { romeDay } from '@vetta/contract/rome-time';
import { useServerTime } from './use-server-time.ts';

/** Returns today in Rome by the server's time, `YYYY-MM-DD`. */
export const useToday = (context: Pick<PluginContext, 'now'>): string => useServerTime(context, romeDay);
