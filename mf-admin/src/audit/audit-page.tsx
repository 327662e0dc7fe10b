import { Heading } from '@vetta/design-system/heading';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useToday } from '../day/use-server-time.ts';
import type { SectionProps } from '../layout/section-props.ts';
import { AuditLog } from './audit-log.tsx';

/** «Registro»: every change, in words, by day. */
export default function AuditPage({ context }: SectionProps) {
  const today = useToday(context);
  return (
    <Stack gap="lg">
      <Stack gap="xxs">
        <Heading level={2}>Registro</Heading>
        <Text tone="muted">Chi ha cambiato che cosa, e quando. Da qui si torna indietro.</Text>
      </Stack>
      <AuditLog today={today} />
    </Stack>
  );
}
