import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ToastRegion } from '@vetta/design-system/toast';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useState } from 'react';
import { adminKey } from '../login/admin-key.ts';

interface OnStageProps {
  /** Whether an admin has logged in. */
  readonly isLoggedIn: boolean;
  readonly children: ReactNode;
}

/** What the shell and the plugin's root give to a part of the back office, for its stories. */
export function OnStage({ isLoggedIn, children }: OnStageProps) {
  const [client] = useState(
    () =>
      new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } }),
  );
  const [store] = useState(() => {
    const fresh = createStore();
    fresh.set(adminKey, isLoggedIn ? 'chiave-della-storia' : null);
    return fresh;
  });
  return (
    <Provider store={store}>
      <QueryClientProvider client={client}>
        {children}
        <ToastRegion />
      </QueryClientProvider>
    </Provider>
  );
}
