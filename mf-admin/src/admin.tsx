import './kit/zod-without-eval.ts';
import type { RouteProps } from '@vetta/contract/front-end';
import { Provider } from '@vetta/design-system/provider';
import { ToastRegion } from '@vetta/design-system/toast';
import { useAtomValue } from 'jotai';
import { BackOffice } from './layout/back-office.tsx';
import { LeaveGuard } from './layout/leave-guard.tsx';
import { adminKey } from './login/admin-key.ts';
import { Login } from './login/login.tsx';
import { useSharedSession } from './login/use-shared-session.ts';

/** The admin area: the login, or the back office once an admin is logged in. */
export default function Admin({ context }: RouteProps) {
  useSharedSession();
  const isLoggedIn = useAtomValue(adminKey) !== null;
  return (
    <Provider>
      {isLoggedIn ? (
        <LeaveGuard>
          <BackOffice context={context} />
        </LeaveGuard>
      ) : (
        <Login />
      )}
      <ToastRegion />
    </Provider>
  );
}
