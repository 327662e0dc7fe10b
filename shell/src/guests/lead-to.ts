import { parsedUrl } from '@vetta/contract/parsed-url';
import { navigate } from 'wouter/use-browser-location';

/** Addresses that are no page. */
const noPage = /^\/(api|p|g|shell|media|uploads)(\/|$)/;

/**
 * Opens an address that a guest asks for: a page of Vetta in this tab, any other in a new one. Only right after a press or a key of
 * the person: a guest leads nobody away by itself.
 */
export function leadTo(href: string, newTab: boolean): void {
  // Where the browser does not say, its own blocker of pop-ups decides.
  if (navigator.userActivation?.isActive === false) return;
  const address = parsedUrl(href, location.href);
  if (address === null || !/^https?:$/.test(address.protocol)) return;
  const isOwn = address.origin === location.origin && !noPage.test(address.pathname);
  if (isOwn && !newTab) navigate(address.pathname + address.search + address.hash);
  else window.open(address.href, '_blank', 'noopener,noreferrer');
}
