import { PanelLeft } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Logo } from '../logo/logo.tsx';
import * as styles from './app-shell.css.ts';
import { Navigation, type NavigationItem } from './navigation.tsx';
import { useSidebar } from './sidebar-state.ts';

export { HeaderButton } from './header-button.tsx';
export type { NavigationItem } from './navigation.tsx';

/** Links that belong together. An empty group is left out. */
export type NavigationGroup = {
  label: string;
  /** Shows the label above the links; screen readers always read it. */
  isLabelShown?: boolean;
  items: ReadonlyArray<NavigationItem>;
};

export type AppShellProps = {
  title: string;
  subtitle: string;
  groups: ReadonlyArray<NavigationGroup>;
  /** Links at the bottom of the sidebar. */
  footItems?: ReadonlyArray<NavigationItem>;
  /** HeaderButtons at the end of the header. */
  actions?: ReactNode;
  /** A router's navigation; it prevents the default. */
  onNavigate?: (href: string, event: MouseEvent<HTMLAnchorElement>) => void;
  /** An element with `data-fills` gets the whole space below the header, without its margins, if it is absolutely positioned. */
  children: ReactNode;
};

/** The layout of a back office: a header and a sidebar, which Ctrl/Cmd+B collapses to icons; on phones it is a drawer. */
export const AppShell = ({
  title,
  subtitle,
  groups,
  footItems = [],
  actions,
  onNavigate,
  children,
}: AppShellProps) => {
  const { isPhone, isWide, isDrawerOpen, closeDrawer, toggle } = useSidebar();
  const places = (isNarrow: boolean) => {
    const go = (href: string, event: MouseEvent<HTMLAnchorElement>) => {
      closeDrawer();
      onNavigate?.(href, event);
    };
    return (
      <>
        <div className={styles.brand}>
          <Logo markOnly={isNarrow} />
        </div>
        {groups
          .filter(({ items }) => items.length > 0)
          .map(({ label, isLabelShown = false, items }) => (
            <div key={label}>
              {isLabelShown && (
                <p className={styles.groupLabel} aria-hidden="true">
                  {!isNarrow && label}
                </p>
              )}
              <Navigation label={label} items={items} isNarrow={isNarrow} onNavigate={go} />
            </div>
          ))}
        {footItems.length > 0 && (
          <div className={styles.foot}>
            <Navigation label="Uscita" items={footItems} isNarrow={isNarrow} onNavigate={go} />
          </div>
        )}
      </>
    );
  };

  return (
    <div className={styles.root} data-collapsed={isWide ? undefined : ''}>
      {/* Not only hidden on a phone: the drawer's logo would refer to the gradient of one that is not displayed. */}
      {!isPhone && (
        <aside aria-label="Barra laterale" className={styles.sidebar}>
          <div className={styles.places}>{places(!isWide)}</div>
        </aside>
      )}
      <ModalOverlay
        isOpen={isDrawerOpen}
        onOpenChange={(open) => !open && closeDrawer()}
        isDismissable
        className={styles.veil}
      >
        <Modal className={styles.drawer}>
          <Dialog aria-label="Menu" className={styles.drawerDialog}>
            {places(false)}
          </Dialog>
        </Modal>
      </ModalOverlay>
      <div className={styles.main}>
        <header className={styles.header}>
          <IconButton label="Apri o chiudi il menu (Ctrl+B)" onPress={toggle}>
            <PanelLeft size={20} aria-hidden="true" />
          </IconButton>
          <div className={styles.titles}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.subtitle}>{subtitle}</p>
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
        <main id="contenuto" tabIndex={-1} className={styles.content}>
          {children}
        </main>
      </div>
    </div>
  );
};
