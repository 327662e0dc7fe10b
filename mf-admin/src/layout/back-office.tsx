import type { RouteProps } from '@vetta/contract/plugin';
import { AppShell } from '@vetta/design-system/app-shell';
import { Button } from '@vetta/design-system/button';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { House, LogOut } from 'lucide-react';
import { type MouseEvent, Suspense } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { useAdminKey } from '../login/admin-key.ts';
import { useLogOut } from '../login/use-log-out.ts';
import { useLogOutOnUnauthorized } from '../login/use-log-out-on-unauthorized.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { mainSections, pluginSection, type Section, toolSections } from './sections.tsx';

const siteLink = { href: '/', label: 'Torna al Sito', icon: <House size={20} /> };

/** The header, the sidebar and the section of the current address. */
export function BackOffice({ context }: RouteProps) {
  const [path, navigate] = useLocation();
  const adminKey = useAdminKey();
  const logOut = useLogOut();
  useLogOutOnUnauthorized();
  const tools = [...toolSections, ...context.adminSections.map(pluginSection)];
  const sections = [...mainSections, ...tools];
  const linkTo = ({ path: href, title, icon }: Section) => ({
    href,
    label: title,
    icon,
    isCurrent: path === href || path.startsWith(`${href}/`),
  });
  const onNavigate = (href: string, event: MouseEvent) => {
    // With a modifier key the browser opens a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href);
  };

  return (
    <AppShell
      title="Pannello Amministrativo"
      subtitle="La gestione completa dei giochi"
      groups={[
        { label: 'Sezioni', items: mainSections.map(linkTo) },
        { label: 'Strumenti', isLabelShown: true, items: tools.map(linkTo) },
      ]}
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
            <SectionBoundary>
              <Suspense fallback={<SectionSkeleton />}>{render(context, adminKey)}</Suspense>
            </SectionBoundary>
          </Route>
        ))}
        <Redirect to={mainSections[0].path} replace />
      </Switch>
    </AppShell>
  );
}

/** Shown while the section's module loads. */
const SectionSkeleton = () => (
  <Stack gap="md">
    <VisuallyHidden>
      <span role="status">Caricamento della sezione…</span>
    </VisuallyHidden>
    <Skeleton shape="title" width="third" />
    <Skeleton width="most" />
    <Skeleton width="half" />
  </Stack>
);
