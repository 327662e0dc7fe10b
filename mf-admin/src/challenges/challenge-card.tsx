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
  readonly onPrint: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** A sfida with its sides. On paper without each person's part, which is for admins. */
export function ChallengeCard({ challenge, today, onPrint, onEdit, onRemove }: ChallengeCardProps) {
  const [isRebuilding, setRebuilding] = useState(false);
  const csv = useExportChallenge();
  const { name, stake, state, firstDay, lastDay, asOf, parts, rebuilds } = challenge;
  const view = challengeView(challenge, today);
  const newest = rebuilds.at(-1);
  const partsOf = (at: number) => parts.filter(({ side }) => side === at);
  // The total stands still at a close, the parts do not, until both are final.
  const upTo = asOf === null || state === 'final' ? '' : ' fino a ora';
  const from =
    state === 'coming' ? '' : `${capital(withArticle('dal', firstDay))} ${withArticle('al', lastDay)}. `;
  return (
    <TitledCard
      title={name}
      mark={
        <div className={styles.onScreen}>
          <Inline gap="xxs" wrap="no">
            <IconButton label={`Stampa ${name}`} onPress={onPrint}>
              <Printer size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={`Scarica CSV di ${name}`}
              isPending={csv.isPending}
              onPress={() => csv.mutate(challenge)}
            >
              <Download size={18} aria-hidden="true" />
            </IconButton>
            <RowButtons name={name} onEdit={state === 'final' ? undefined : onEdit} onRemove={onRemove} />
          </Inline>
        </div>
      }
    >
      <Stack gap="sm">
        <Text tone="muted">{`${from}${view.counts}. ${view.days}.`}</Text>
        {stake && <Text>In palio: {stake}</Text>}
        {view.verdict && <Text weight="strong">{view.verdict}</Text>}
        <ol className={styles.sides}>{Children.toArray(view.sides.map(sideLine))}</ol>
        {view.note && <Text tone="muted">{view.note}</Text>}
        {parts.length > 0 && (
          <div className={styles.onScreen}>
            <Disclosure title={`La parte di ciascuno${upTo}, solo per admin`} level={4}>
              {[...new Set(parts.map(({ side }) => side))].map((side) => (
                <p key={side}>
                  <strong>{challenge.sides[side]?.name}</strong> ({partsOf(side).length}):{' '}
                  {partsOf(side)
                    .map(({ name: who, value }) => `${who} ${formatPoints(value)}`)
                    .join(', ')}
                </p>
              ))}
            </Disclosure>
          </div>
        )}
        {newest && (
          <Text size="sm" tone="muted">
            Ricalcolata il {formatInstant(newest.rebuiltAt)}: {newest.reason}
          </Text>
        )}
        {state === 'final' && (
          <div className={styles.onScreen}>
            <Button size="sm" onPress={() => setRebuilding(true)}>
              Ricalcola
            </Button>
          </div>
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

interface RebuildDialogProps extends Pick<ChallengeCardProps, 'challenge'> {
  readonly onClose: () => void;
}

/** Asks for the reason why a final sfida is computed again, and does it. */
function RebuildDialog({ challenge: { id, name }, onClose }: RebuildDialogProps) {
  const rebuild = useChange(rebuildChallenge.name, {
    done: 'Sfida ricalcolata',
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
