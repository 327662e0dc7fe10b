import { useQuery } from '@tanstack/react-query';
import { screens } from '@vetta/contract/client/admin-queries';
import { Text } from '@vetta/design-system/text';
import { agoInWords } from '../dashboard/ago-in-words.ts';
import { failureInWords } from '../screens/words.ts';

/** Where and why a screen has last removed a guest, if one remembers it. */
export function LastRemoval({ plugin, now }: { readonly plugin: string; readonly now: Date }) {
  const { data = [] } = useQuery(screens);
  const [newest] = data
    .flatMap(({ name, code, lastFailure }) =>
      lastFailure?.plugin === plugin ? [{ ...lastFailure, screen: name ?? code }] : [],
    )
    .sort((one, other) => other.at.localeCompare(one.at));
  return (
    newest && (
      <Text size="sm" tone="danger">
        Tolto da «{newest.screen}» {agoInWords(now, new Date(newest.at))}: {failureInWords(newest.kind)}
      </Text>
    )
  );
}
