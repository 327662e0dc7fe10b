import { themes } from '@vetta/design-system/tokens';
import { pairsOf } from '@vetta/design-system/tokens/contrast';
import { type Turnable, turnableColours, turnableNumbers } from '@vetta/design-system/tokens/turnable';
import { type Changes, turned } from '@vetta/design-system/tokens/turned';
// biome-ignore lint/correctness/noUnusedImports: Storybook compiles its frame's JSX to React.createElement
import * as React from 'react';
import { useState } from 'react';
import { addons, useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { PATCH_READY, PATCH_WANTED } from './token-events.ts';

/** Turns the values of the tokens for all stories, says which contrasts fail, and copies the change as a patch. */
export function TokenPanel() {
  const [globals, updateGlobals] = useGlobals();
  const theme = globals.theme === 'kiosk' ? 'kiosk' : 'dark';
  const changes: Changes = globals.tokens ?? {};
  const turn = (name: string, value: string, before: string) => {
    const { [name]: _, ...others } = changes;
    updateGlobals({ tokens: value === before ? others : { ...others, [name]: value } });
  };
  const field = (turnable: Turnable) => (
    <Field
      key={turnable.name}
      turnable={turnable}
      value={changes[turnable.name] ?? turnable.value}
      onTurn={(value) => turn(turnable.name, value, turnable.value)}
    />
  );
  const numbers = turnableNumbers(theme);
  return (
    <Panel>
      <Bar>
        <Summary changes={changes} />
        <CopyPatch changes={changes} />
        <Action onClick={() => updateGlobals({ tokens: {} })} disabled={Object.keys(changes).length === 0}>
          Ripristina
        </Action>
      </Bar>
      <Problems changes={changes} />
      <Title>Colori</Title>
      <Fields>{turnableColours.map(field)}</Fields>
      {[...new Set(numbers.map(({ group }) => group))].map((group) => (
        <section key={group}>
          <Title>{`${group} · ${theme === 'dark' ? 'pagine' : 'schermi'}`}</Title>
          <Fields>{numbers.filter((number) => number.group === group).map(field)}</Fields>
        </section>
      ))}
    </Panel>
  );
}

function Summary({ changes }: { changes: Changes }) {
  const count = Object.keys(changes).length;
  if (count === 0) return <Words>Cambia un valore: tutte le storie lo seguono.</Words>;
  return <Words>{count === 1 ? '1 valore cambiato' : `${count} valori cambiati`}</Words>;
}

function CopyPatch({ changes }: { changes: Changes }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => {
    const channel = addons.getChannel();
    channel.once(PATCH_READY, async (patch: string) => {
      await navigator.clipboard.writeText(patch);
      setCopied(true);
    });
    channel.emit(PATCH_WANTED, changes);
  };
  return (
    <Action onClick={copy} onBlur={() => setCopied(false)} disabled={Object.keys(changes).length === 0}>
      {isCopied ? 'Copiata: git apply' : 'Copia la patch'}
    </Action>
  );
}

/** The pairs of colours that these changes make too weak. */
function Problems({ changes }: { changes: Changes }) {
  const weak = pairsOf(turned('dark', changes)).filter(({ contrast, least }) => contrast < least);
  if (weak.length === 0) return null;
  return (
    <Alarm role="status">
      <strong>
        {weak.length === 1 ? '1 contrasto non basta più' : `${weak.length} contrasti non bastano più`}
      </strong>
      {weak.slice(0, 6).map(({ word, behind, contrast, least }) => (
        <div key={`${word} ${behind}`}>{`${word} su ${behind}: ${contrast.toFixed(2)}, serve ${least}`}</div>
      ))}
    </Alarm>
  );
}

function Field({
  turnable,
  value,
  onTurn,
}: {
  turnable: Turnable;
  value: string;
  onTurn: (value: string) => void;
}) {
  const label = turnable.name.split('.').at(-1);
  const isTurned = value !== turnable.value;
  const [, figure = '', unit = ''] = /^([\d.]+)(\D+)$/.exec(value) ?? [];
  const step = unit === 'ms' ? 10 : unit === 'rem' ? 0.0625 : 0.1;
  return (
    <Row title={`${turnable.name}, prima ${turnable.value}`}>
      {turnable.group === 'palette' ? (
        <input type="color" value={value} onChange={({ target }) => onTurn(target.value)} />
      ) : (
        <Figure
          type="number"
          min={0}
          step={step}
          value={figure}
          onChange={({ target }) => target.value && onTurn(`${target.value}${unit}`)}
        />
      )}
      <Name isTurned={isTurned}>{label}</Name>
      <Value>{turnable.group === 'palette' ? value : unit}</Value>
    </Row>
  );
}

const Panel = styled.div({ padding: 16, display: 'grid', gap: 12, alignContent: 'start' });
const Bar = styled.div({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Words = styled.span({ flex: 1, minWidth: 160 });
const Title = styled.h3(({ theme }) => ({
  marginBlock: 6,
  fontSize: theme.typography.size.s2,
  color: theme.textMutedColor,
}));
const Fields = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
  gap: 4,
});
const Row = styled.label({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 });
const Name = styled.span<{ isTurned: boolean }>(({ theme, isTurned }) => ({
  fontWeight: isTurned ? 700 : 400,
  color: isTurned ? theme.color.primary : theme.color.defaultText,
}));
const Value = styled.span(({ theme }) => ({
  marginInlineStart: 'auto',
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s1,
  color: theme.textMutedColor,
}));
const Figure = styled.input(({ theme }) => ({
  width: 76,
  paddingBlock: 4,
  paddingInline: 6,
  color: theme.color.defaultText,
  background: theme.input.background,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.input.borderRadius,
}));
const Action = styled.button(({ theme }) => ({
  paddingBlock: 6,
  paddingInline: 12,
  cursor: 'pointer',
  color: theme.color.defaultText,
  background: theme.background.hoverable,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  '&:disabled': { opacity: 0.5, cursor: 'default' },
}));
const Alarm = styled.div({
  padding: 12,
  display: 'grid',
  gap: 4,
  color: themes.dark.status.danger,
  background: themes.dark.status.dangerWash,
  borderRadius: 8,
});
