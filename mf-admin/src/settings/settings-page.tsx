import { EmptyState } from '@vetta/design-system/empty-state';
import { Stack } from '@vetta/design-system/stack';
import { SectionHeader } from '../kit/section-header.tsx';
import { SectionLink } from '../layout/section-link.tsx';

/** «Impostazioni»: nothing to set yet; it says where the settings are. */
export default function SettingsPage() {
  return (
    <Stack gap="md">
      <SectionHeader title="Impostazioni" subtitle="Configurazioni generali del sistema" />
      <EmptyState title="Sezione in sviluppo..." level={3}>
        Intanto trovi quanto vale ogni azione in <SectionLink href="/admin/scoring">Punteggi</SectionLink>, il
        montepremi in <SectionLink href="/admin/prizes">Premi</SectionLink>, le date e la soglia della
        lotteria in <SectionLink href="/admin/contest">Contest</SectionLink>.
      </EmptyState>
    </Stack>
  );
}
