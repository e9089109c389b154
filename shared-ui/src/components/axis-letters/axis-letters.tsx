import { type ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { chosenPole, type Axis } from '../axis-strip/axis.ts';

export interface AxisLettersProps extends Omit<ComponentProps<'span'>, 'children'> {
  axes: readonly Axis[];
  /** Text alternative; without it, the letters are decoration next to a strip that has one. */
  label?: string;
  /** Makes each letter a button that asks why; called with the index of its axis. */
  onWhy?: (index: number) => void;
}

const Root = styled.span`
  display: inline-flex;
  padding-bottom: calc(1.5 * ${theme.space[1]});
  font: ${theme.font.letters};
  letter-spacing: ${theme.tracking.letters};
`;

const open = css`
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.light};

  &::after {
    content: '';
    position: absolute;
    right: 0.08em;
    bottom: calc(-1 * ${theme.size.hairline});
    left: 0;
    height: ${theme.space[1]};
    background: ${theme.pattern.hatch};
  }
`;

const Letter = styled.span<{ $open: boolean }>`
  position: relative;
  ${({ $open }) => $open && open}
`;

const WhyLetter = styled.button<{ $open: boolean }>`
  position: relative;
  min-width: ${theme.space[6]};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.xs};
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  cursor: pointer;
  ${({ $open }) => $open && open}

  /* A finger may land above or below the letter. */
  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space[2]}) 0;
  }

  &:hover {
    color: ${theme.color.accentText};
  }
`;

/** Shown for an unknown letter. */
const UNKNOWN = '?';

/**
 * The chosen letters in large type; an open one is light with a hatched underline, and an unknown one is a question
 * mark.
 */
export function AxisLetters({ axes, label, onWhy, ...rest }: AxisLettersProps) {
  if (onWhy !== undefined) {
    return (
      <Root role="group" aria-label={label ?? 'Letters'} {...rest}>
        {axes.map((axis, index) => (
          <WhyLetter
            key={axis.low.letter + axis.high.letter}
            type="button"
            aria-label={`Why ${axis.unknown ? `${axis.low.letter} or ${axis.high.letter}` : chosenPole(axis).letter}`}
            $open={axis.open}
            onClick={() => onWhy(index)}
          >
            {letterOf(axis)}
          </WhyLetter>
        ))}
      </Root>
    );
  }
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root {...naming} {...rest}>
      {axes.map((axis) => (
        <Letter key={axis.low.letter + axis.high.letter} $open={axis.open}>
          {letterOf(axis)}
        </Letter>
      ))}
    </Root>
  );
}

function letterOf(axis: Axis): string {
  return axis.unknown ? UNKNOWN : chosenPole(axis).letter;
}
