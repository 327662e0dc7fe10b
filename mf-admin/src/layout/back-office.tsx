import type { RouteProps } from '@vetta/contract/plugin';
import { AppShell } from '@vetta/design-system/app-shell';
import { Button } from '@vetta/design-system/button';
import { House, LogOut } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useAdminKey } from '../login/admin-key.ts';
import { useLogOut } from '../login/use-log-out.ts';
import { useLogOutOnUnauthorized } from '../login/use-log-out-on-unauthorized.ts';
import { ownSections, pluginSection } from './sections.tsx';

const siteLink = { href: '/', label: 'Torna al Sito', icon: <House size={20} /> };

/** The header, the sidebar and the section of the current address. */
export function BackOffice({ context }: RouteProps) {
  const [path, navigate] = useLocation();
  const adminKey = useAdminKey();
  const logOut = useLogOut();
  useLogOutOnUnauthorized();
  const sections = [...ownSections, ...context.adminSections.map(pluginSection)];
  const onNavigate = (href: string, event: MouseEvent) => {
    // With a modifier key the browser opens a new tab.
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
      footItems={[siteLink]}
      actions={
        <Button tone="quiet" size="sm" onPress={() => logOut()}>
          <LogOut size={18} aria-hidden="true" />
          Logout
        </Button>
      }
      onNavigate={onNavigate}
    >
      <Switch>
        {sections.map(({ path: href, render }) => (
          <Route key={href} path={`${href}/*?`}>
            {render(context, adminKey)}
          </Route>
        ))}
        <Redirect to={ownSections[0].path} replace />
      </Switch>
    </AppShell>
  );
}
