import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** Narrower than this, a row keeps only the chosen word. */
const compact = '@container (max-width: 19rem)';

export const Word = styled.span<{ $on: boolean; $end?: boolean }>`
  color: ${({ $on }) => ($on ? theme.color.text : 'inherit')};
  font-weight: ${({ $on }) => ($on ? theme.weight.bold : 'inherit')};
  text-align: ${({ $end }) => ($end ? 'right' : 'left')};

  ${compact} {
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

/** Takes the place of the word at the end of a compact row. */
export const OpenWord = styled.span`
  display: none;
  color: ${theme.color.textMuted};
  font-weight: ${theme.weight.medium};

  ${compact} {
    display: block;
    order: 1;
    text-align: right;
  }
`;

export const Row = styled.div<{ $open: boolean }>`
  display: grid;
  grid-template-columns: 4.75rem 1rem minmax(3.5rem, 1fr) 1rem 4.75rem;
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
    grid-template-columns: 4.5rem 0.75rem minmax(3.5rem, 1fr) 0.75rem 4.5rem;
    gap: calc(1.5 * ${theme.space[1]});
  }

  ${compact} {
    grid-template-columns: 0.75rem minmax(0, 1fr) 0.75rem 4.75rem;
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

  ${compact} {
    & > span {
      display: none;
    }
  }
`;
