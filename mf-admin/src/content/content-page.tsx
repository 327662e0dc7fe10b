import { Stack } from '@vetta/design-system/stack';
import { Tabs } from '@vetta/design-system/tabs';
import { useLocation } from 'wouter';
import { SectionHeader } from '../kit/section-header.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import { RulesTab } from '../rules/rules-tab.tsx';
import { ContentTab } from './content-tab.tsx';

const tabs = [
  { id: 'content', label: 'Contenuti Sito' },
  { id: 'rules', label: 'Regole del Gioco' },
] as const;

/** «Gestione Contenuti». The tab is the address: `/admin/content` or `/admin/rules`. */
export default function ContentPage(props: SectionProps) {
  const [path, navigate] = useLocation();
  const selected = path.startsWith('/admin/rules') ? 'rules' : 'content';
  return (
    <Stack gap="lg">
      <SectionHeader title="Gestione Contenuti" subtitle="Gestisci contenuti del sito e regole del gioco" />
      <Tabs
        label="Contenuti e regole"
        tabs={tabs}
        selected={selected}
        onSelect={(id) => navigate(`/admin/${id}`)}
      >
        {selected === 'rules' ? <RulesTab {...props} /> : <ContentTab {...props} />}
      </Tabs>
    </Stack>
  );
}
