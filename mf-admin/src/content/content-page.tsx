import { Stack } from '@vetta/design-system/stack';
import { Tabs } from '@vetta/design-system/tabs';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { RulesTab } from '../rules/rules-tab.tsx';
import { SectionHeader } from '../section-header.tsx';
import { ContentTab } from './content-tab.tsx';

const tabs = [
  { id: 'content', label: 'Contenuti Sito' },
  { id: 'rules', label: 'Regole del Gioco' },
] as const;

/** The history's state of a page that was opened by its tab. */
const BY_TAB = 'tab';

/** «Gestione Contenuti». The tab is the address: `/admin/content` or `/admin/rules`. */
export default function ContentPage() {
  const [path, navigate] = useLocation();
  const selected = path.startsWith('/admin/rules') ? 'rules' : 'content';
  const root = useRef<HTMLDivElement>(null);
  // Each address has its own page: after a change of the tab the new page's tab takes the focus, once it is rendered.
  useEffect(() => {
    if (history.state !== BY_TAB) return;
    const frame = requestAnimationFrame(() =>
      root.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={root}>
      <Stack gap="lg">
        <SectionHeader title="Gestione Contenuti" subtitle="Gestisci contenuti del sito e regole del gioco" />
        <Tabs
          label="Contenuti e regole"
          tabs={tabs}
          selected={selected}
          onSelect={(id) => navigate(`/admin/${id}`, { state: BY_TAB })}
        >
          {selected === 'rules' ? <RulesTab /> : <ContentTab />}
        </Tabs>
      </Stack>
    </div>
  );
}
