import type { PublishedPlugin } from '@vetta/contract/plugins-json';
import { useState } from 'react';
import { incompatibilityOf } from '../plugins/compatibility.ts';
import { PluginFailure } from '../plugins/failure.ts';
import { FailureNotice } from '../plugins/failure-notice.tsx';
import * as styles from './guest-frame.css.ts';
import { GuestFrame } from './guest-frame.tsx';
import { leadTo } from './lead-to.ts';

interface GuestPageProps {
  readonly plugin: PublishedPlugin;
  readonly declared: { readonly title: string; readonly module: string };
  readonly kind: 'route' | 'section';
}

/** A guest's route or admin section, and its failure in its place. */
export default function GuestPage({ plugin, declared: { title, module }, kind }: GuestPageProps) {
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<PluginFailure | undefined>(() => incompatibilityOf(plugin));
  const again = () => setAttempt((count) => count + 1);
  const retry = async () => {
    setFailure(incompatibilityOf(plugin));
    again();
  };
  if (failure) return <FailureNotice part={title} failure={failure} retry={retry} page={kind === 'route'} />;
  const frame = (
    <GuestFrame
      key={attempt}
      plugin={plugin}
      module={module}
      title={title}
      kind={kind}
      theme="dark"
      className={`${styles.framed} ${styles.place[kind]}`}
      on={{
        failed: (failed, message) => setFailure(new PluginFailure(failed, message)),
        suspended: again,
        navigate: leadTo,
      }}
    />
  );
  return kind === 'route' ? (
    <main id="contenuto" tabIndex={-1}>
      {frame}
    </main>
  ) : (
    frame
  );
}
