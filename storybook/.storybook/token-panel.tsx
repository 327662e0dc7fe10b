import { themes } from '@vetta/design-system/tokens';
import { fromAddress, toAddress } from '@vetta/design-system/tokens/address';
import { pairsOf } from '@vetta/design-system/tokens/contrast';
import {
  type Turnable,
  turnableColours,
  turnableNumbers,
  turnablePurposes,
} from '@vetta/design-system/tokens/turnable';
import { type Changes, turned } from '@vetta/design-system/tokens/turned';
// biome-ignore lint/correctness/noUnusedImports: Storybook compiles its frame's JSX to React.createElement
import * as React from 'react';
import { useState } from 'react';
import { addons, useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { PATCH_READY, PATCH_WANTED } from './token-events.ts';
import { TokenField } from './token-field.tsx';

/** Turns the values of the tokens for all stories, says which contrasts fail, and copies the change as a patch. */
export function TokenPanel() {
  const [globals, updateGlobals] = useGlobals();
  const theme = globals.theme === 'kiosk' ? 'kiosk' : 'dark';
  const changes = fromAddress(String(globals.tokens ?? ''));
  const change = (to: Changes) => updateGlobals({ tokens: toAddress(to) });
  const field = (turnable: Turnable) => (
    <TokenField
      key={turnable.name}
      turnable={turnable}
      value={changes[turnable.name] ?? turnable.value}
      onTurn={(value) => {
        const { [turnable.name]: _, ...others } = changes;
        change(value === turnable.value ? others : { ...others, [turnable.name]: value });
      }}
    />
  );
  const numbers = Map.groupBy(turnableNumbers(theme), ({ group }) => group);
  return (
    <Panel>
      <Bar>
        <Summary changes={changes} />
        <CopyPatch changes={changes} />
        <Action onClick={() => change({})} disabled={Object.keys(changes).length === 0}>
          Ripristina
        </Action>
      </Bar>
      <WeakContrasts changes={changes} />
      <Title>Colori</Title>
      <Fields>{turnableColours.map(field)}</Fields>
      <Title>Scopi · quale colore prende ciascuno</Title>
      <Fields>{turnablePurposes.map(field)}</Fields>
      {[...numbers].map(([group, tokens]) => (
        <section key={group}>
          <Title>{`${titles[group] ?? group} · ${theme === 'dark' ? 'pagine' : 'schermi'}`}</Title>
          <Fields>{tokens.map(field)}</Fields>
        </section>
      ))}
    </Panel>
  );
}

const titles: Record<string, string> = {
  space: 'Spazio',
  radius: 'Raggi',
  size: 'Corpo del testo',
  figure: 'Cifre',
  control: 'Controlli',
  row: 'Righe',
  motion: 'Movimento',
};

function Summary({ changes }: { changes: Changes }) {
  const count = Object.keys(changes).length;
  if (count === 0) return <Words>Cambia un valore: tutte le storie lo seguono.</Words>;
  return (
    <Words>{`${count === 1 ? '1 valore cambiato' : `${count} valori cambiati`}. L’indirizzo di questa pagina li porta con sé.`}</Words>
  );
}

function CopyPatch({ changes }: { changes: Changes }) {
  const [copied, setCopied] = useState<Changes>();
  const copy = () => {
    const channel = addons.getChannel();
    channel.once(PATCH_READY, async (patch: string) => {
      await navigator.clipboard.writeText(patch);
      setCopied(changes);
    });
    channel.emit(PATCH_WANTED, changes);
  };
  const isCopied = copied !== undefined && toAddress(copied) === toAddress(changes);
  return (
    <Action onClick={copy} disabled={Object.keys(changes).length === 0}>
      {isCopied ? 'Copiata: git apply' : 'Copia la patch'}
    </Action>
  );
}

/** The pairs of colours that these changes make too weak. */
function WeakContrasts({ changes }: { changes: Changes }) {
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
      {weak.length > 6 && <div>Gli altri sono in Fondamenti, Colore.</div>}
    </Alarm>
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
  gridTemplateColumns: 'repeat(auto-fill, minmax(210px, 1fr))',
  columnGap: 24,
  rowGap: 4,
});
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
