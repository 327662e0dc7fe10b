import { parsedUrl } from '@vetta/contract/parsed-url';
import { reloadSeldom } from '../plugins/reload-seldom.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The servers of others, stored since this page was loaded, of which its policy has refused a picture or film. */
const refused = new Set<string>();

/**
 * Loads the page again if its policy refused a picture or film, once a day for each server: of a picture that a server redirects to
 * another one a new page's policy refuses the same. The caller picks a moment.
 */
export function reloadForRefusedMedia(): void {
  for (const host of refused) reloadSeldom(`vetta.reloadedForMedia.${host}`, DAY_MS);
}

/** Loads the page again for refused media while nobody looks at it. The back office does not need to: it asks the api for them. */
export function followRefusedMedia(): void {
  const whileHidden = () => {
    if (document.visibilityState === 'hidden' && !isInUse()) reloadForRefusedMedia();
  };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective !== 'img-src' && effectiveDirective !== 'media-src') return;
    const address = parsedUrl(blockedURI);
    if (address?.protocol !== 'https:') return;
    refused.add(address.host);
    whileHidden();
  });
  document.addEventListener('visibilitychange', whileHidden);
}

/** Whether a reload would take something from the visitor: a form, or an open dialog. */
const isInUse = (): boolean =>
  /^\/admin(\/|$)/.test(location.pathname) || document.querySelector('[role=dialog]') !== null;
