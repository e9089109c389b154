import { type ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { chosenPole, type Axis } from '../axis-strip/axis.ts';

export interface AxisLettersProps extends Omit<ComponentProps<'span'>, 'children'> {
  axes: readonly Axis[];
  /** Text alternative; without it the letters are decoration beside a strip that has one. */
  label?: string;
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

/** The chosen letters in large type; one that could go either way is light on a hatched foot. */
export function AxisLetters({ axes, label, ...rest }: AxisLettersProps) {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root {...naming} {...rest}>
      {axes.map((axis) => (
        <Letter key={axis.low.letter + axis.high.letter} $open={axis.open}>
          {chosenPole(axis).letter}
        </Letter>
      ))}
    </Root>
  );
}
