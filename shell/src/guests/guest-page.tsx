import { useQueryClient } from '@tanstack/react-query';
import type { GuestToast } from '@vetta/contract/guest-messages';
import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { incompatibilityOf } from '../plugins/compatibility.ts';
import { PluginFailure } from '../plugins/failure.ts';
import { FailureNotice, HOME, type WayOut } from '../plugins/failure-notice.tsx';
import { Loading } from '../routes/loading.tsx';
import { approvedCall } from './approved-call.ts';
import * as styles from './guest-frame.css.ts';
import { GuestFrame } from './guest-frame.tsx';
import { leadTo } from './lead-to.ts';
import { whyNothingCame } from './why-nothing-came.ts';

const loadToasts = () => import('@vetta/design-system/toast');
const Toasts = lazy(async () => ({ default: (await loadToasts()).ToastRegion }));

/** Where a plugin that fails can be looked at, and exchanged for another version. */
const PLUGINS: WayOut = { href: '/admin/plugins', label: 'Apri i plugin' };

/** How long it takes at least to see that a toast asks something else than the one before it. */
const READ_WITHIN_MS = 700;

interface GuestPageProps {
  readonly plugin: PublishedPlugin;
  readonly declared: { readonly title: string; readonly module: string };
  readonly kind: 'route' | 'section';
  /** Of who is logged in, for the calls of a section. */
  readonly adminKey?: string;
}

/** A guest's route or admin section, and its failure in its place. */
export default function GuestPage({ plugin, declared: { title, module }, kind, adminKey }: GuestPageProps) {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<PluginFailure | undefined>(() => incompatibilityOf(plugin));
  const hasComeBack = useRef(false);
  const [hasPainted, setPainted] = useState(false);
  const [hasToasts, setHasToasts] = useState(false);
  useEffect(() => {
    // The keyboard was in the frame that has gone.
    if (failure && document.activeElement === document.body) document.getElementById('contenuto')?.focus();
  }, [failure]);
  const showToast = async ({ action, ...toast }: Omit<GuestToast, 'id'>, press: () => void) => {
    setHasToasts(true);
    const { notify } = await loadToasts();
    // The name is the plugin's alone; its title could be anybody's.
    const note = `Dal plugin «${plugin.name}»`;
    notify({ ...toast, note, ...(action !== undefined && { action: { label: action, onPress: press } }) });
  };
  /** Asks before a guest opens another server: an address can carry out what the guest was given. */
  const askBeforeLeaving = async (address: URL) => {
    setHasToasts(true);
    const { notify } = await loadToasts();
    const askedAt = performance.now();
    notify({
      title: `«${title}» apre ${address.host}`,
      description: `È un sito fuori da Vetta, in un’altra scheda. L’indirizzo può portare con sé quello che «${title}» ha letto.`,
      note: address.href.slice(0, 300),
      action: {
        label: 'Apri',
        // A press that was meant for the toast before it, which can be the guest's, opens nothing.
        onPress: () =>
          performance.now() - askedAt < READ_WITHIN_MS
            ? void askBeforeLeaving(address)
            : window.open(address.href, '_blank', 'noopener,noreferrer'),
      },
      stayMs: 30_000,
    });
  };
  const again = () => {
    setPainted(false);
    setAttempt((count) => count + 1);
  };
  const retry = async () => {
    setFailure(incompatibilityOf(plugin));
    again();
  };
  if (failure)
    return (
      <FailureNotice
        part={title}
        failure={failure}
        retry={retry}
        wayOut={kind === 'route' ? HOME : PLUGINS}
        page={kind === 'route'}
      />
    );
  const frame = (
    <GuestFrame
      key={attempt}
      plugin={plugin}
      module={module}
      title={title}
      kind={kind}
      theme="dark"
      {...(adminKey !== undefined && { call: approvedCall(plugin, adminKey, client) })}
      className={`${styles.framed} ${styles.place[kind]}`}
      fills={kind === 'section'}
      on={{
        painted: () => setPainted(true),
        skip: () => setPainted(true),
        failed: async (failed, message) => {
          if (failed === 'tooSlow')
            return setFailure(new PluginFailure(await whyNothingCame(plugin.entry), message));
          // The one that is stuck may be in another tab, whose guests share the process of this one: once it comes back by itself.
          if (failed !== 'silent' || hasComeBack.current)
            return setFailure(new PluginFailure(failed, message));
          hasComeBack.current = true;
          again();
        },
        suspended: again,
        navigate: (href, newTab, isPressed) => {
          // A press in the page is no press in the guest.
          const elsewhere = isPressed ? leadTo(href, newTab) : undefined;
          if (elsewhere) void askBeforeLeaving(elsewhere);
        },
        toast: (toast, press) => void showToast(toast, press),
      }}
    >
      {!hasPainted && (
        <div className={styles.loading}>
          <Loading />
        </div>
      )}
      <p className={styles.wayOut}>F6: fuori da «{title}»</p>
    </GuestFrame>
  );
  return (
    <>
      {kind === 'route' ? (
        <main id="contenuto" tabIndex={-1}>
          {frame}
        </main>
      ) : (
        frame
      )}
      {hasToasts && (
        <Suspense>
          <Toasts />
        </Suspense>
      )}
    </>
  );
}
