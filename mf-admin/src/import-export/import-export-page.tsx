import { Stack } from '@vetta/design-system/stack';
import { useAtomValue } from 'jotai';
import { useToday } from '../day/use-server-time.ts';
import { SectionHeader } from '../kit/section-header.tsx';
import type { SectionProps } from '../layout/section-props.ts';
import { isForNumbers } from '../login/admin-key.ts';
import { ExportCard } from './export-card.tsx';
import { ImportCard } from './import-card.tsx';
import * as styles from './import-export.css.ts';
import { RememberedNames } from './remembered-names.tsx';

/** «Importa/Esporta»: the league's numbers into and out of files. */
export default function ImportExportPage({ context }: SectionProps) {
  const today = useToday(context);
  const isNarrow = useAtomValue(isForNumbers);
  return (
    <Stack gap="md">
      <SectionHeader title="Importa/Esporta" subtitle="I numeri di tutti, da un file e in un file." />
      <div className={styles.columns}>
        <ImportCard today={today} />
        {!isNarrow && <ExportCard today={today} />}
      </div>
      {!isNarrow && <RememberedNames />}
    </Stack>
  );
}
