import { useQuery } from '@tanstack/react-query';
import type { PluginContext } from '@vetta/contract/plugin';
import type { SiteTexts } from '@vetta/contract/site-texts';
import { useMemo } from 'react';

/** Returns the texts of these keys: their defaults until the site's have come, and if they do not come. */
export function useTexts<Key extends keyof SiteTexts>(
  { queries }: Pick<PluginContext, 'queries'>,
  defaults: Readonly<Record<Key, string>>,
): Pick<SiteTexts, Key> {
  const texts = useQuery(queries.site).data?.texts;
  return useMemo(() => ({ ...defaults, ...texts }), [defaults, texts]);
}
