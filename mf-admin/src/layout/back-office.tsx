import type { RouteProps } from '@vetta/contract/front-end';
import { AppShell, HeaderButton } from '@vetta/design-system/app-shell';
import { Button } from '@vetta/design-system/button';
import { ConfirmDialog } from '@vetta/design-system/confirm-dialog';
import { Notice } from '@vetta/design-system/notice';
import { Skeleton } from '@vetta/design-system/skeleton';
import { Stack } from '@vetta/design-system/stack';
import { VisuallyHidden } from '@vetta/design-system/visually-hidden';
import { useAtomValue } from 'jotai';
import { CircleUser, House, LogOut, Search } from 'lucide-react';
import { Component, lazy, type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { adminName } from '../admin-name/admin-name.ts';
import { AdminNameDialog } from '../admin-name/admin-name-dialog.tsx';
import { commandKey, useCommandMenu } from '../commands/use-command-menu.ts';
import { hasDrafts, removeOldDrafts } from '../kit/drafts/stored-draft.ts';
import { hasSharedKey, isForNumbers } from '../login/admin-key.ts';
import { useForgetWhenIdle, useLogOut, useLogOutOnUnauthorized } from '../login/use-log-out.ts';
import { AwayNotice } from './away-notice.tsx';
import { useSaveAndLeave } from './leave-guard.tsx';
import { opensElsewhere } from './section-link.tsx';
import {
  isOfSection,
  mainSections,
  numberSections,
  pluginSection,
  routeOf,
  type Section,
  toolSections,
} from './sections.tsx';

// Loaded when it is opened: most evenings need no command.
const AdminCommands = lazy(() => import('../commands/admin-commands.tsx'));

const siteLink = { href: '/', label: 'Torna al Sito', icon: <House size={20} /> };

/** The header, the sidebar and the section of the current address. */
export function BackOffice({ context }: RouteProps) {
  const [path, navigate] = useLocation();
  const logOut = useLogOut();
  const commands = useCommandMenu();
  const [isAskingName, setAskingName] = useState(false);
  const saveAndLeave = useSaveAndLeave();
  const [question, setQuestion] = useState<{ alternative: ReturnType<typeof saveAndLeave> } | null>(null);
  const stay = () => setQuestion(null);
  const leave = (): void =>
    hasDrafts() ? setQuestion({ alternative: saveAndLeave(stay, leave) }) : logOut();
  useLogOutOnUnauthorized();
  useForgetWhenIdle();
  useEffect(() => removeOldDrafts(), []);
  const isNumbersOnly = useAtomValue(isForNumbers);
  const main = isNumbersOnly ? [] : mainSections;
  const tools = isNumbersOnly
    ? numberSections
    : [...toolSections, ...context.adminSections.map(pluginSection)];
  const sections: readonly Section[] = [...main, ...tools];
  const [first] = isNumbersOnly ? numberSections : mainSections;
  const isShared = useAtomValue(hasSharedKey);
  const isOffered = ({ needsSharedKey = false }: Section) => isShared || !needsSharedKey;
  const askName = isShared ? () => setAskingName(true) : undefined;
  const linkTo = ({ path: href, title, icon }: Section) => ({
    href,
    label: title,
    icon,
    isCurrent: isOfSection(path, href),
  });
  const onNavigate = (href: string, event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    navigate(href);
  };

  return (
    <AppShell
      title="Pannello Amministrativo"
      subtitle="La gestione completa dei giochi"
      groups={[
        ...(isNumbersOnly ? [] : [{ label: 'Sezioni', items: main.map(linkTo) }]),
        { label: 'Strumenti', isLabelShown: true, items: tools.filter(isOffered).map(linkTo) },
      ]}
      footItems={[siteLink]}
      actions={
        <HeaderActions
          onOpenCommands={isNumbersOnly ? undefined : commands.open}
          onAskName={askName}
          onLogOut={leave}
        />
      }
      onNavigate={onNavigate}
    >
      {/* The grid says it itself, beside the rows that are not saved. */}
      <AwayNotice isSaid={!isOfSection(path, '/admin/quick-entry')} />
      <Switch>
        {sections.map((section) => (
          <Route key={section.page ?? section.path} path={routeOf(section)}>
            <SectionBoundary>
              <Suspense fallback={<SectionSkeleton />}>{section.render(context)}</Suspense>
            </SectionBoundary>
          </Route>
        ))}
        <Redirect to={first.path} replace />
      </Switch>
      {commands.isOpen && !isNumbersOnly && (
        <Suspense>
          <AdminCommands
            sections={sections.filter(isOffered)}
            navigate={navigate}
            onAskName={askName}
            onLogOut={leave}
            onClose={commands.close}
          />
        </Suspense>
      )}
      <ConfirmDialog
        title="Uscire senza salvare?"
        confirmLabel="Esci ed elimina"
        cancelLabel="Resta qui"
        {...(question?.alternative && { alternative: question.alternative })}
        isOpen={question !== null}
        onClose={stay}
        onConfirm={() => logOut()}
      >
        Con il logout quello che hai scritto e non hai salvato viene eliminato da questo dispositivo.
      </ConfirmDialog>
      {isAskingName && <AdminNameDialog onClose={() => setAskingName(false)} />}
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

interface SectionBoundaryProps {
  readonly children: ReactNode;
}

/** Shows a notice instead of a section that did not load or threw an error; the sidebar and the other sections still work. */
class SectionBoundary extends Component<SectionBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice
        tone="error"
        title="Questa sezione non è arrivata"
        action={
          // A module that failed once stays failed until the page is loaded again.
          <Button size="sm" onPress={() => location.reload()}>
            Riprova
          </Button>
        }
      >
        Controlla la connessione e riprova. Le altre sezioni funzionano.
      </Notice>
    );
  }
}

interface HeaderActionsProps {
  /** Undefined with a key that is for numbers alone. */
  readonly onOpenCommands: (() => void) | undefined;
  /** Undefined with a key that has a name: the Registro calls it by that. */
  readonly onAskName: (() => void) | undefined;
  readonly onLogOut: () => void;
}

/** The header's buttons: the command menu, who is at this device, and the logout. */
function HeaderActions({ onOpenCommands, onAskName, onLogOut }: HeaderActionsProps) {
  const name = useAtomValue(adminName);
  return (
    <>
      {onOpenCommands && (
        <HeaderButton
          icon={<Search size={18} />}
          label="Cerca"
          description={`Cerca ${commandKey}: schermate, persone e azioni`}
          shortcut={commandKey}
          labelFrom="desktop"
          onPress={onOpenCommands}
        />
      )}
      {onAskName && (
        <HeaderButton
          icon={<CircleUser size={18} />}
          label={name ?? 'Chi sei?'}
          {...(name !== null && { description: `${name}: cambia nome` })}
          labelFrom="desktop"
          onPress={onAskName}
        />
      )}
      <HeaderButton icon={<LogOut size={18} />} label="Logout" onPress={onLogOut} />
    </>
  );
}
