import { Card } from '@vetta/design-system/card';
import { Heading } from '@vetta/design-system/heading';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';

/** «Impostazioni»: nothing to set yet. */
export default function SettingsPage() {
  return (
    <Stack gap="md">
      <Stack gap="xxs">
        <Heading level={2}>Impostazioni</Heading>
        <Text tone="muted">Configurazioni generali del sistema</Text>
      </Stack>
      <Card padding="lg">
        <Text tone="muted">Sezione in sviluppo...</Text>
      </Card>
    </Stack>
  );
}
