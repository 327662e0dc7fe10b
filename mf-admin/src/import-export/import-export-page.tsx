import { Heading } from '@vetta/design-system/heading';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useAtomValue } from 'jotai';
import { useToday } from '../day/use-server-time.ts';
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
      <Stack gap="xxs">
        <Heading level={2}>Importa/Esporta</Heading>
        <Text tone="muted">I numeri di tutti, da un file e in un file.</Text>
      </Stack>
      <div className={styles.columns}>
        <ImportCard today={today} />
        {!isNarrow && <ExportCard today={today} />}
      </div>
      {!isNarrow && <RememberedNames />}
    </Stack>
  );
}
