import { type GuidanceAxis, type OwnSide } from '@rapport/api-client';
import { DIMENSION_LETTERS, POLE_WORDS, type WorkStyleDimension } from '@rapport/contracts';
import { media, Scale, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The name of an axis: `Outward or Inward`. */
export function axisName(dimension: WorkStyleDimension): string {
  return DIMENSION_LETTERS[dimension].map((letter) => POLE_WORDS[letter]).join(' or ');
}

interface SideScalesProps {
  dimension: WorkStyleDimension;
  own: OwnSide | undefined;
  their: GuidanceAxis | undefined;
  /** The contact's name in a sentence. */
  name: string;
}

/** Two people on one axis: the user as a point on a scale, and the contact as the observed half. */
export function SideScales({ dimension, own, their, name }: SideScalesProps) {
  const [low, high] = DIMENSION_LETTERS[dimension];
  const ownWord = own?.side ? POLE_WORDS[own.side] : 'Not clear';
  const isSettled = their?.state === 'certain';
  const isOpen = their?.state === 'open';
  const theirWord = isSettled ? POLE_WORDS[their.letter] : isOpen ? 'Either way' : 'Not known';
  return (
    <Scales>
      <Ends aria-hidden>
        <span>{POLE_WORDS[low]}</span>
        <span>{POLE_WORDS[high]}</span>
      </Ends>
      <Line>
        <Who>You</Who>
        <Scale value={placeOf(own)} measured />
        <Word $known={own?.side != null}>{ownWord}</Word>
      </Line>
      <Line>
        <Who>{name}</Who>
        <Half
          data-side={isSettled ? (their.letter === low ? 'low' : 'high') : isOpen ? 'open' : 'none'}
        />
        <Word $known={isSettled}>{theirWord}</Word>
      </Line>
    </Scales>
  );
}

/** The user's score from the left end of the axis, in percent. A score of 100 is E, N, F, or J. */
function placeOf(own: OwnSide | undefined): number | null {
  if (own === undefined || own.score === null) return null;
  return own.dimension === 'EI' || own.dimension === 'JP' ? 100 - own.score : own.score;
}

const Scales = styled.div`
  display: grid;
  grid-template-columns: minmax(${theme.space[10]}, auto) minmax(0, 1fr) ${theme.size.axisWord};
  gap: ${theme.space[3]};
  align-items: center;
  margin-top: ${theme.space[4]};

  ${media.small} {
    gap: ${theme.space[2]} ${theme.space[3]};
  }

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Ends = styled.div`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
  gap: ${theme.space[2]};
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};

  ${media.enlarged} {
    flex-wrap: wrap;
    grid-column: 1;
  }
`;

const Line = styled.div`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: subgrid;
  align-items: center;
  min-height: ${theme.space[5]};
  font: ${theme.font.smallMedium};
`;

const Who = styled.span`
  max-width: calc(2 * ${theme.space[12]});
  overflow-wrap: anywhere;
`;

const Word = styled.span<{ $known: boolean }>`
  color: ${({ $known }) => ($known ? theme.color.text : theme.color.textMuted)};
`;

/** The observed half: hatched if the axis is open, and empty if nothing is known. */
const Half = styled.span`
  position: relative;
  height: ${theme.space[2]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.track};
  overflow: hidden;
  print-color-adjust: exact;

  &::before {
    content: '';
    position: absolute;
    inset: 0 calc(50% + ${theme.size.hairline}) 0 0;
    background: ${theme.color.mark};
  }

  &[data-side='high']::before {
    inset: 0 0 0 calc(50% + ${theme.size.hairline});
  }

  &[data-side='open']::before {
    inset: 0;
    background: ${theme.pattern.hatch};
  }

  &[data-side='none']::before {
    display: none;
  }
`;
