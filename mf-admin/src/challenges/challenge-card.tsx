import { type ChallengeView, challengeView } from '@vetta/contract/challenge-view';
import { type AdminChallenge, rebuildChallenge } from '@vetta/contract/challenges';
import { capital, formatInstant, formatPoints, withArticle } from '@vetta/contract/client/formats';
import type { Tagged } from '@vetta/contract/row-tag';
import { Button } from '@vetta/design-system/button';
import { Disclosure } from '@vetta/design-system/disclosure';
import { IconButton } from '@vetta/design-system/icon-button';
import { Inline } from '@vetta/design-system/inline';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { Download, Printer } from 'lucide-react';
import { Children, useState } from 'react';
import { useExportChallenge } from '../import-export/use-exports.ts';
import { RowButtons } from '../kit/edits/row-buttons.tsx';
import { ReasonDialog } from '../kit/reason-dialog.tsx';
import { TitledCard } from '../kit/titled-card.tsx';
import { useChange } from '../kit/use-admin-mutation.ts';
import * as styles from './challenges.css.ts';

interface ChallengeCardProps {
  readonly challenge: Tagged<AdminChallenge>;
  readonly today: string;
  /** What its buttons do. */
  readonly on: Readonly<Record<'print' | 'edit' | 'remove', () => void>>;
}

/** A sfida with its sides. */
export function ChallengeCard({ challenge, today, on }: ChallengeCardProps) {
  const [isRebuilding, setRebuilding] = useState(false);
  const csv = useExportChallenge();
  const { name, stake, state, firstDay, lastDay, asOf, parts, rebuilds } = challenge;
  const view = challengeView(challenge, today);
  // The total stands still at a close, the parts do not, until both are final.
  const upTo = asOf === null || state === 'final' ? '' : ' fino a ora';
  const from =
    state === 'coming' ? '' : `${capital(withArticle('dal', firstDay))} ${withArticle('al', lastDay)}. `;
  return (
    <TitledCard
      title={name}
      mark={
        <Inline gap="xxs" wrap="no">
          <IconButton label={`Stampa ${name}`} onPress={on.print}>
            <Printer size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Scarica CSV di ${name}`}
            isPending={csv.isPending}
            onPress={() => csv.mutate(challenge)}
          >
            <Download size={18} aria-hidden="true" />
          </IconButton>
          <RowButtons name={name} onEdit={state === 'final' ? undefined : on.edit} onRemove={on.remove} />
        </Inline>
      }
    >
      <Stack gap="sm">
        <Text tone="muted">{`${from}${view.counts}. ${view.days}.`}</Text>
        {stake && <Text>In palio: {stake}</Text>}
        {view.verdict && <Text weight="strong">{view.verdict}</Text>}
        <Stack as="ol" gap="xs">
          {Children.toArray(view.sides.map(sideLine))}
        </Stack>
        {view.note && <Text tone="muted">{view.note}</Text>}
        {/* Not on paper, which hangs in the office. */}
        {parts.length > 0 && (
          <div className={styles.onScreen}>
            <Disclosure title={`La parte di ciascuno${upTo}, solo per admin`} level={4}>
              {challenge.sides.map(({ name: side }, at) => {
                const own = parts.filter((part) => part.side === at);
                const [first] = own;
                const each = own.map(({ name: who, value }) => `${who} ${formatPoints(value)}`);
                return first === undefined ? null : (
                  <p key={first.playerId}>
                    <strong>{side}</strong> ({own.length}): {each.join(', ')}
                  </p>
                );
              })}
            </Disclosure>
          </div>
        )}
        {rebuilds.map(({ rebuiltAt, reason }) => (
          <Text key={rebuiltAt} size="sm" tone="muted">
            Ricalcolata il {formatInstant(rebuiltAt)}: {reason}
          </Text>
        ))}
        {state === 'final' && (
          <Button size="sm" onPress={() => setRebuilding(true)}>
            Ricalcola
          </Button>
        )}
      </Stack>
      {isRebuilding && <RebuildDialog challenge={challenge} onClose={() => setRebuilding(false)} />}
    </TitledCard>
  );
}

const sideLine = ({ name, colour, place, value, reached }: ChallengeView['sides'][number]) => (
  <li className={styles.side}>
    <span data-side={colour} className={styles.mark} />
    <span className={styles.name}>
      {place} {name}
    </span>
    <span>{[value, reached].filter(Boolean).join(', ')}</span>
  </li>
);

type RebuildDialogProps = Pick<ChallengeCardProps, 'challenge'> & { readonly onClose: () => void };

/** Asks for the reason why a final sfida is computed again, and does it. */
function RebuildDialog({ challenge: { id, name, sides }, onClose }: RebuildDialogProps) {
  const valuesOf = (of: AdminChallenge['sides']) => of.map(({ value }) => value).join();
  const rebuild = useChange(rebuildChallenge.name, {
    done: ({ reply }) => ({
      title:
        valuesOf(reply.sides) === valuesOf(sides)
          ? 'Sfida ricalcolata: i numeri sono gli stessi'
          : 'Sfida ricalcolata',
    }),
    failed: 'Impossibile ricalcolare la sfida',
  });
  return (
    <ReasonDialog
      title={`Ricalcola ${name}`}
      description="Con i dati di adesso e i valori con cui è finita. Il ricalcolo viene registrato e non si può annullare."
      readBy="Resta scritto accanto alla sfida."
      onClose={onClose}
      isSaving={rebuild.isPending}
      submit="Ricalcola la sfida"
      onSubmit={(body) => rebuild.mutate({ params: { id }, body }, { onSuccess: onClose })}
    />
  );
}
