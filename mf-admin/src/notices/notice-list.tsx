import { useQuery } from '@tanstack/react-query';
import { notices as noticesQuery } from '@vetta/contract/client/admin-queries';
import type { NoticeTone } from '@vetta/contract/notices';
import type { ScreenCard } from '@vetta/contract/screens';
import { Badge, type BadgeProps } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { focusContent } from '../kit/focus-content.ts';
import { useChange } from '../kit/use-admin-mutation.ts';
import * as styles from './notice-list.css.ts';
import { urgentOn } from './urgent-on.ts';
import { placeInWords, shownInWords } from './words.ts';

const toneNames: Readonly<Record<NoticeTone, { label: string; tone: NonNullable<BadgeProps['tone']> }>> = {
  info: { label: 'Informazione', tone: 'info' },
  festa: { label: 'Festa', tone: 'success' },
  urgente: { label: 'Urgente', tone: 'danger' },
};

interface NoticeListProps {
  readonly screens: readonly Pick<ScreenCard, 'id' | 'name'>[];
  readonly now: Date;
}

/** The notices that run, each with the walls that have shown it and one press that takes it back. */
export function NoticeList({ screens, now }: NoticeListProps) {
  const { data: running = [] } = useQuery(noticesQuery);
  const remove = useChange('DELETE /api/admin/notices/{id}', {
    done: 'L’avviso non è più sugli schermi',
    failed: 'L’avviso è ancora sugli schermi',
    isUndoable: true,
  });
  if (running.length === 0) return null;
  return (
    <Stack as="ul" gap="sm" aria-label="Avvisi sugli schermi">
      {running.map((notice) => {
        const { id, rowTag: ifMatch } = notice;
        const { label, tone } = toneNames[notice.tone];
        const urgent = notice.tone === 'urgente' ? undefined : urgentOn(notice.screens, running);
        return (
          <li key={id}>
            <Card>
              <div className={styles.notice}>
                <Stack gap="xxs">
                  <Inline gap="xs">
                    <Badge tone={tone}>{label}</Badge>
                    {notice.title !== null && <strong className={styles.words}>{notice.title}</strong>}
                  </Inline>
                  <p className={styles.words}>{notice.text}</p>
                  <Text tone="muted">
                    {placeInWords(notice, screens, now)}. {shownInWords(notice, screens, now, urgent)}
                  </Text>
                </Stack>
                <Button
                  size="sm"
                  aria-label={`Togli l’avviso «${notice.text}»`}
                  isPending={remove.isPending && remove.variables?.params.id === id}
                  onPress={() => remove.mutate({ params: { id }, ifMatch }, { onSuccess: focusContent })}
                >
                  Togli
                </Button>
              </div>
            </Card>
          </li>
        );
      })}
    </Stack>
  );
}
