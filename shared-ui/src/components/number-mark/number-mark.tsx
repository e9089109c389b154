import { type ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

export interface NumberMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  value: number;
  /** Text alternative; without it, the mark is decoration next to text with the number. */
  label?: string;
}

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: calc(${theme.space[6]} + ${theme.space[1]});
  height: calc(${theme.space[6]} + ${theme.space[1]});
  border: ${theme.size.ring} solid ${theme.color.hueMotivation};
  border-radius: ${theme.radius.full};
  color: ${theme.color.text};
  font: ${theme.font.smallStrong};
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

/** A small number in a ring. */
export function NumberMark({ value, label, ...rest }: NumberMarkProps) {
  const naming =
    label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Root {...naming} {...rest}>
      {value}
    </Root>
  );
}
