import type { Tagged } from '@vetta/contract/row-tag';
import type { ScreenCard } from '@vetta/contract/screens';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';

const parameter = 'codice';

/**
 * Calls `open` with the screen whose six letters the address has, as a screen's QR code does (`?codice=KRTVMZ`), once it is
 * known that it waits for a name, and removes them from the address: a reload opens nothing.
 */
export function useNamedInAddress(
  screens: readonly Tagged<ScreenCard>[] | undefined,
  open: (screen: Tagged<ScreenCard>) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const code = search.get(parameter)?.toUpperCase();
  const screen = screens?.find((one) => one.code === code && one.name === null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time that the address names a screen
  useEffect(() => {
    if (!screen) return;
    open(screen);
    setSearch({}, { replace: true });
  }, [screen?.id]);
}
