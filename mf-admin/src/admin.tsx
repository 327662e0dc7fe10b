import './zod-without-eval.ts';
import type { RouteProps } from '@vetta/contract/plugin';
import { Provider } from '@vetta/design-system/provider';
import { ToastRegion } from '@vetta/design-system/toast';
import { useAtomValue } from 'jotai';
import { BackOffice } from './layout/back-office.tsx';
import { adminKey } from './login/admin-key.ts';
import { Login } from './login/login.tsx';

/** The admin area: the login while no key is held, else the back office. */
export default function Admin({ place }: RouteProps) {
  const isLoggedIn = useAtomValue(adminKey) !== null;
  return (
    <Provider>
      {isLoggedIn ? <BackOffice place={place} /> : <Login />}
      <ToastRegion />
    </Provider>
  );
}
