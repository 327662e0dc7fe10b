import { useQuery } from '@tanstack/react-query';
import { dashboard } from '@vetta/contract/client/admin-queries';
import { Notice } from '@vetta/design-system/notice';
import { Text } from '@vetta/design-system/text';

/** After an upgrade: what is no longer allowed, once, with what to do. */
export function NoLongerAllowed() {
  const { data } = useQuery(dashboard);
  const found = data?.noLongerAllowed ?? [];
  if (found.length === 0) return null;
  return (
    <Notice tone="warning" title="Con questa versione non è più ammesso">
      {found.map(({ about, what }) => (
        <Text key={`${about} ${what}`}>
          «{about}» {what}.
        </Text>
      ))}
    </Notice>
  );
}
