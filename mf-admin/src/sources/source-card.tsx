import type { Tagged } from '@vetta/contract/row-tag';
import type { SourceCard as Fetched } from '@vetta/contract/sources';
import { Badge } from '@vetta/design-system/badge';
import { Button } from '@vetta/design-system/button';
import { Card } from '@vetta/design-system/card';
import { FactList } from '@vetta/design-system/fact-list';
import { Heading } from '@vetta/design-system/heading';
import { Inline } from '@vetta/design-system/inline';
import { Notice } from '@vetta/design-system/notice';
import { Stack } from '@vetta/design-system/stack';
import { Text } from '@vetta/design-system/text';
import { useId } from 'react';
import { amount } from '../audit/words/enumeration.ts';
import { agoInWords } from '../dashboard/words.ts';
import { ranInWords, sourceMutations, useRunSource } from './source-mutations.ts';

interface SourceCardProps {
  readonly source: Tagged<Fetched>;
  readonly now: Date;
  readonly onLook: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

const ago = (now: Date, instant: string | null): string =>
  instant === null ? 'mai' : agoInWords(now, new Date(instant));

/** A sheet that is fetched: how it goes, what is wrong and where, and what the last run brought. */
export function SourceCard({ source, now, onLook, onEdit, onRemove }: SourceCardProps) {
  const id = useId();
  const run = useRunSource();
  const change = sourceMutations.useChange();
  const { name, host, everyMinutes, from, to, paused, problem, waiting } = source;
  const ran = run.data?.reply;
  return (
    <Card
      as="article"
      aria-labelledby={id}
      foot={
        <Inline gap="xs">
          <Button
            size="sm"
            aria-describedby={id}
            isPending={run.isPending}
            onPress={() => run.mutate(source)}
          >
            Prendi adesso
          </Button>
          <Button size="sm" aria-describedby={id} onPress={onLook}>
            Guarda il foglio
          </Button>
          <Button size="sm" aria-describedby={id} onPress={onEdit}>
            Modifica
          </Button>
          <Button
            size="sm"
            aria-describedby={id}
            isPending={change.isPending}
            onPress={() => change.mutate({ row: source, body: { paused: !paused } })}
          >
            {paused ? 'Riattiva' : 'Metti in pausa'}
          </Button>
          <Button size="sm" tone="danger" aria-describedby={id} onPress={onRemove}>
            Elimina
          </Button>
        </Inline>
      }
    >
      <Stack gap="md">
        <Inline justify="between" gap="xs">
          <Heading level={3} size="section" id={id}>
            {name}
          </Heading>
          {paused ? (
            <Badge tone="neutral">in pausa</Badge>
          ) : problem || waiting.length > 0 ? (
            <Badge tone="danger">da guardare</Badge>
          ) : source.lastRunAt === null ? (
            <Badge tone="neutral">mai presa</Badge>
          ) : (
            <Badge tone="success">a posto</Badge>
          )}
        </Inline>
        {problem && (
          <Notice tone="warning" title={problem.what}>
            <Stack gap="xs">
              {problem.lines.slice(0, 5).map(({ line, message }) => (
                <p key={`${line} ${message}`}>
                  Riga {line}: {message}
                </p>
              ))}
              <p>
                I numeri di prima restano. «Guarda il foglio» mostra com’è adesso, e chiede quello che non si
                capisce da solo.
              </p>
            </Stack>
          </Notice>
        )}
        {waiting.length > 0 && (
          <Notice tone="warning" title={amount(waiting.length, 'persona da decidere', 'persone da decidere')}>
            <Stack gap="xs">
              {waiting.slice(0, 5).map(({ line, question }) => (
                <p key={line}>
                  Riga {line}: {question}
                </p>
              ))}
              <p>Le loro righe aspettano, le altre sono prese. «Guarda il foglio» chiede chi sono.</p>
            </Stack>
          </Notice>
        )}
        {ran && ran.outcome !== 'problem' && <Notice tone="success" title={ranInWords(ran)} isAnswer />}
        <FactList
          facts={[
            { name: 'Quando', value: `ogni ${everyMinutes} min, ${from}–${to}` },
            { name: 'Ultimo controllo', value: ago(now, source.lastRunAt) },
            ...(problem
              ? [{ name: 'A posto l’ultima volta', value: ago(now, source.lastGoodAt), isOdd: true }]
              : []),
            { name: 'Ultimi numeri nuovi', value: ago(now, source.lastTakenAt) },
            { name: 'Da dove', value: host },
          ]}
        />
        {paused && <Text tone="muted">In pausa non viene preso niente, se non con «Prendi adesso».</Text>}
      </Stack>
    </Card>
  );
}
