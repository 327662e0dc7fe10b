import { useEffect, useState, useSyncExternalStore } from 'react';
import { isShortcut } from '../shortcut/shortcut.ts';
import { media } from '../theme/tokens.css.ts';

const cookie = 'sidebar_state';
const sevenDays = 7 * 24 * 60 * 60;

const remembered = () => !document.cookie.split('; ').includes(`${cookie}=false`);

const remember = (isOpen: boolean) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from the browsers we still serve
  document.cookie = `${cookie}=${isOpen}; path=/; max-age=${sevenDays}; samesite=lax`;
};

const phone = typeof window === 'undefined' ? undefined : window.matchMedia(media.phone);
const subscribe = (changed: () => void) => {
  phone?.addEventListener('change', changed);
  return () => phone?.removeEventListener('change', changed);
};
const isPhoneNow = () => phone?.matches ?? false;

/**
 * Returns whether the screen is a phone's, whether the sidebar is wide (stored for 7 days in the cookie `sidebar_state`) and
 * whether the phone's drawer is open. `toggle` changes the one on screen, as Ctrl+B and Cmd+B do.
 */
export const useSidebar = () => {
  const isPhone = useSyncExternalStore(subscribe, isPhoneNow, () => false);
  const [isWide, setWide] = useState(remembered);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const toggle = () => {
    if (isPhone) return setDrawerOpen(!isDrawerOpen);
    remember(!isWide);
    setWide(!isWide);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'b')) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return {
    isPhone,
    isWide,
    isDrawerOpen: isPhone && isDrawerOpen,
    closeDrawer: () => setDrawerOpen(false),
    toggle,
  };
};
