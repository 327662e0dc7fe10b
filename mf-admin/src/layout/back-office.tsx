import type { RouteProps } from '@vetta/contract/plugin';
import { AppShell } from '@vetta/design-system/app-shell';
import { Button } from '@vetta/design-system/button';
import { House, LogOut } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useAdminKey } from '../login/admin-key.ts';
import { useLogOut } from '../login/log-out.ts';
import { useLogOutWhenRefused } from '../login/log-out-when-refused.ts';
import { broughtSection, ourSections } from './sections.tsx';

const wayOut = { href: '/', label: 'Torna al Sito', icon: <House size={20} /> };

/** Header, sidebar, and the section that the address names. */
export function BackOffice({ place }: RouteProps) {
  const [path, navigate] = useLocation();
  const adminKey = useAdminKey();
  const logOut = useLogOut();
  useLogOutWhenRefused();
  const sections = [...ourSections, ...place.adminSections.map(broughtSection)];
  const go = (href: string, event: MouseEvent) => {
    // With a modifier the browser opens a tab of its own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href);
  };

  return (
    <AppShell
      title="Pannello Amministrativo"
      subtitle="La gestione completa dei giochi: partecipanti, numeri della giornata, bonus"
      items={sections.map(({ path: href, title, icon }) => ({
        href,
        label: title,
        icon,
        isCurrent: path === href || path.startsWith(`${href}/`),
      }))}
      footItems={[wayOut]}
      actions={
        <Button tone="quiet" size="sm" onPress={() => logOut()}>
          <LogOut size={18} aria-hidden="true" />
          Logout
        </Button>
      }
      onNavigate={go}
    >
      <Switch>
        {sections.map(({ path: href, show }) => (
          <Route key={href} path={`${href}/*?`}>
            {show(place, adminKey)}
          </Route>
        ))}
        <Redirect to={ourSections[0].path} replace />
      </Switch>
    </AppShell>
  );
}
