import { navigate } from 'wouter/use-browser-location';

/** Addresses that are no page. */
const noPage = /^\/(api|p|g|shell|media|uploads)(\/|$)/;

/**
 * Opens an address that a guest asks for: a page of Vetta in this tab, any other in a new one. Only right after a press or a key of
 * the person: a guest leads nobody away by itself.
 */
export function leadTo(href: string, newTab: boolean): void {
  if (!navigator.userActivation.isActive) return;
  const address = URL.parse(href, location.href);
  if (address === null || !/^https?:$/.test(address.protocol)) return;
  const isOwn = address.origin === location.origin && !noPage.test(address.pathname);
  if (isOwn && !newTab) navigate(address.pathname + address.search + address.hash);
  else window.open(address.href, '_blank', 'noopener,noreferrer');
}
