import { parsedUrl } from '@vetta/contract/parsed-url';
import { navigate } from 'wouter/use-browser-location';

/** Addresses that are no page. */
const noPage = /^\/(api|p|g|shell|media|uploads)(\/|$)/;

/**
 * Opens an address of Vetta that a guest asks for: a page in this tab, any other in a new one. Only right after a press or a key of the
 * person: a guest leads nobody away by itself. Returns an address of another server, about which the page asks first.
 */
export function leadTo(href: string, newTab: boolean): URL | undefined {
  // Where the browser does not say, its own blocker of pop-ups decides.
  if (navigator.userActivation?.isActive === false) return undefined;
  const address = parsedUrl(href, location.href);
  if (address === null || !/^https?:$/.test(address.protocol)) return undefined;
  if (address.origin !== location.origin) return address;
  if (!noPage.test(address.pathname) && !newTab) navigate(address.pathname + address.search + address.hash);
  else window.open(address.href, '_blank', 'noopener,noreferrer');
  return undefined;
}
