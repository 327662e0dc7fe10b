import { palette } from '@vetta/design-system/tokens';
import type { Turnable } from '@vetta/design-system/tokens/turnable';
// biome-ignore lint/correctness/noUnusedImports: Storybook compiles its frame's JSX to React.createElement
import * as React from 'react';
import { styled } from 'storybook/theming';

interface TokenFieldProps {
  turnable: Turnable;
  /** What it is now: `turnable.value` is what the sources say. */
  value: string;
  onTurn: (value: string) => void;
}

/** One value: a colour well, the colour that a purpose takes, or a number with its unit, and the way back once it is turned. */
export function TokenField({ turnable, value, onTurn }: TokenFieldProps) {
  const isPurpose = turnable.group === 'purpose';
  // `glow.start`, since many groups have a `base`; of the others the last word is enough.
  const name = turnable.name
    .split('.')
    .slice(isPurpose ? 1 : -1)
    .join('.');
  const isTurned = value !== turnable.value;
  const [, figure = '', unit = ''] = /^([\d.]+)(\D+)$/.exec(value) ?? [];
  return (
    <Row>
      <Label title={turnable.name}>
        {turnable.group === 'palette' && (
          <Well type="color" value={value} onChange={({ target }) => onTurn(target.value)} />
        )}
        {isPurpose && (
          // Its label holds the options' words, too.
          <Choice aria-label={name} value={value} onChange={({ target }) => onTurn(target.value)}>
            {Object.keys(palette).map((colour) => (
              <option key={colour}>{colour}</option>
            ))}
          </Choice>
        )}
        {turnable.group !== 'palette' && !isPurpose && (
          <Figure
            type="number"
            min={0}
            step={steps[unit]}
            value={figure}
            onChange={({ target }) => target.valueAsNumber >= 0 && onTurn(`${target.valueAsNumber}${unit}`)}
          />
        )}
        <Name isTurned={isTurned}>{name}</Name>
      </Label>
      {isTurned ? (
        <Back onClick={() => onTurn(turnable.value)} aria-label={`Riporta ${name} a ${turnable.value}`}>
          {`↺ ${turnable.value}`}
        </Back>
      ) : (
        !isPurpose && <Value>{turnable.group === 'palette' ? value : unit}</Value>
      )}
    </Row>
  );
}

const steps: Record<string, number> = { rem: 0.0625, vmin: 0.1, ms: 10 };

const Row = styled.div({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 });
const Label = styled.label({ flex: 1, display: 'flex', alignItems: 'center', gap: 8 });
const Name = styled.span<{ isTurned: boolean }>(({ theme, isTurned }) => ({
  fontWeight: isTurned ? 700 : 400,
  color: isTurned ? theme.color.primary : theme.color.defaultText,
}));
const Value = styled.span(({ theme }) => ({
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s1,
  color: theme.textMutedColor,
}));
const Back = styled.button(({ theme }) => ({
  padding: 4,
  cursor: 'pointer',
  fontFamily: theme.typography.fonts.mono,
  fontSize: theme.typography.size.s1,
  color: theme.color.primary,
  background: 'none',
  border: 0,
  borderRadius: theme.input.borderRadius,
}));
const Well = styled.input(({ theme }) => ({
  width: 40,
  height: 26,
  padding: 0,
  cursor: 'pointer',
  background: 'none',
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.input.borderRadius,
  overflow: 'hidden',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0 },
  '&::-moz-color-swatch': { border: 0 },
}));
const Choice = styled.select(({ theme }) => ({
  width: 92,
  paddingBlock: 4,
  paddingInline: 6,
  color: theme.color.defaultText,
  background: theme.input.background,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.input.borderRadius,
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
