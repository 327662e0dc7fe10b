import type { RouteProps } from '@vetta/contract/plugin';
import type { SiteTexts } from '@vetta/contract/site-texts';

/** What the sections below the board get. */
export interface BelowProps extends RouteProps {
  readonly texts: SiteTexts;
}
