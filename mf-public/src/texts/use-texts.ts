import { useQuery } from '@tanstack/react-query';
import type { PluginContext } from '@vetta/contract/plugin';
import type { Site } from '@vetta/contract/site';
import { type SiteTexts, siteTexts } from '@vetta/contract/site-texts';
import { useMemo } from 'react';
import { useSectionQuery } from '../page/first-data.ts';

// Only these: each answer has another time, and would render the whole page again.
const textsOf = (site: Site) => site.texts;

/** Returns the page's texts: the defaults until the site's have come, and if they do not come. */
export function useTexts({ queries }: Pick<PluginContext, 'queries'>): SiteTexts {
  const texts = useQuery({ ...queries.site, select: textsOf }).data;
  return useMemo(() => ({ ...siteTexts, ...texts }), [texts]);
}

/** The same for a section, which the server may have sent with earlier texts. */
export function useSectionTexts({ queries }: Pick<PluginContext, 'queries'>): SiteTexts {
  const texts = useSectionQuery(queries.site).data?.texts;
  return useMemo(() => ({ ...siteTexts, ...texts }), [texts]);
}
