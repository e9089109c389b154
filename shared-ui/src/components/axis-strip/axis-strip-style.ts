import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export const Word = styled.span<{ $on: boolean; $end?: boolean }>`
  color: ${({ $on }) => ($on ? theme.color.text : 'inherit')};
  font-weight: ${({ $on }) => ($on ? theme.weight.bold : 'inherit')};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};

  ${media.compactContainer} {
    display: ${({ $on }) => ($on ? 'block' : 'none')};
    order: 1;
    text-align: right;
  }
`;

export const Letter = styled.b<{ $on: boolean }>`
  color: ${({ $on }) => ($on ? theme.color.text : 'inherit')};
  font-weight: ${({ $on }) => ($on ? theme.weight.bold : theme.weight.light)};
  text-align: center;
`;

/** Replaces the word at the end of a compact row. */
export const OpenWord = styled.span`
  display: none;
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.medium};

  ${media.compactContainer} {
    display: block;
    order: 1;
    text-align: right;
  }
`;

/** The certainty of an axis, below its scale. */
export const Note = styled.span`
  grid-column: 3;
  min-height: ${theme.space[4]};
  margin-top: calc(-1 * ${theme.space[2]});
  font: ${theme.font.caption};
  text-align: center;

  ${media.compactContainer} {
    grid-column: 2 / -1;
    order: 2;
    text-align: left;
  }
`;

export const Row = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns:
    ${theme.size.axisWord} ${theme.space[4]} minmax(${theme.size.axisBar}, 1fr)
    ${theme.space[4]} ${theme.size.axisWord};
  gap: ${theme.space[2]};
  align-items: center;
  min-height: calc(${theme.space[6]} + ${theme.space[1]});
  margin-top: ${theme.size.ring};
  color: ${theme.color.textFaint};
  font: ${theme.font.small};

  &:first-child {
    margin-top: 0;
  }

  ${media.small} {
    grid-template-columns:
      ${theme.size.axisWord} ${theme.space[3]} minmax(${theme.size.axisBar}, 1fr)
      ${theme.space[3]} ${theme.size.axisWord};
    gap: calc(1.5 * ${theme.space[1]});
  }

  ${media.compactContainer} {
    grid-template-columns:
      ${theme.space[3]} minmax(0, 1fr)
      ${theme.space[3]} minmax(0, ${theme.size.axisWord});
    gap: ${theme.space[2]};
  }
`;

export const Bar = styled.span`
  position: relative;
  height: ${theme.space[2]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.track};

  /* The half that was observed. */
  &::before {
    content: '';
    position: absolute;
    inset: 0 50% 0 0;
    border-radius: ${theme.radius.full} 0 0 ${theme.radius.full};
    background: ${theme.color.mark};
  }

  &[data-side='high']::before {
    inset: 0 0 0 50%;
    border-radius: 0 ${theme.radius.full} ${theme.radius.full} 0;
  }

  /* The cut in the middle. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1.5 * ${theme.size.ring}) auto;
    left: calc(50% - ${theme.size.hairline});
    width: ${theme.size.ring};
    background: ${theme.ground};
  }

  &[data-side='open']::before {
    inset: 0;
    border-radius: ${theme.radius.full};
    background: ${theme.color.track} ${theme.pattern.hatch};
  }

  &[data-side='open']::after {
    display: none;
  }

  & > span {
    position: absolute;
    inset: calc(-1 * ${theme.space[1]}) 0;
    display: grid;
    place-items: center;
    width: fit-content;
    margin: auto;
    padding: 0 calc(1.5 * ${theme.space[1]});
    background: ${theme.ground};
    color: ${theme.color.textMuted};
    font: ${theme.font.captionMedium};
    white-space: nowrap;
  }

  ${media.compactContainer} {
    & > span {
      display: none;
    }
  }
`;
