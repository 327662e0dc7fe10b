import { useQuery } from '@tanstack/react-query';
import type { PluginContext } from '@vetta/contract/plugin';
import { type SiteTexts, siteTexts } from '@vetta/contract/site-texts';
import { useMemo } from 'react';

/** Returns the page's texts: the defaults until the site's have come, and if they do not come. */
export function useTexts({ queries }: Pick<PluginContext, 'queries'>): SiteTexts {
  const texts = useQuery(queries.site).data?.texts;
  return useMemo(() => ({ ...siteTexts, ...texts }), [texts]);
}
