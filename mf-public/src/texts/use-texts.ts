import { useQuery } from '@tanstack/react-query';
import { hyphenatedTitles } from '@vetta/contract/hyphenated';
import type { PluginContext } from '@vetta/contract/plugin';
import { type SiteTexts, siteTexts } from '@vetta/contract/site-texts';
import { useMemo } from 'react';

/**
 * Returns the page's texts: the defaults until the site's have come, and if they do not come. Long words of titles may break
 * between syllables, as in the prerender.
 */
export function useTexts({ queries }: Pick<PluginContext, 'queries'>): SiteTexts {
  const texts = useQuery(queries.site).data?.texts;
  return useMemo(() => hyphenatedTitles({ ...siteTexts, ...texts }), [texts]);
}
