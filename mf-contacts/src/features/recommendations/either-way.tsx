import { type Guidance } from '@rapport/api-client';
import { DIMENSION_LETTERS, motivationLabel, POLE_WORDS, type TipBasis } from '@rapport/contracts';
import { theme, VisuallyHidden } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface EitherWayProps {
  /** The axes that the text depends on. The last uncertain one is named. */
  basis: readonly TipBasis[];
  axes: Guidance['axes'];
  children: ReactNode;
}

/** Frames a text that works for both sides of an open letter. */
export function EitherWay({ basis, axes, children }: EitherWayProps) {
  const open = basis.findLast(
    (each) => axes.find(({ dimension }) => dimension === each)?.state !== 'certain',
  );
  if (open === undefined || open === 'motivation') return children;
  const [low, high] = DIMENSION_LETTERS[open].map((letter) => POLE_WORDS[letter]);
  return (
    <Frame>
      <VisuallyHidden>
        Works either way, {low} or {high}:
      </VisuallyHidden>
      <Ends aria-hidden>
        <span>{low}</span>
        <span>{high}</span>
      </Ends>
      <Hatch aria-hidden>
        <span>either way</span>
      </Hatch>
      {children}
    </Frame>
  );
}

/** What to do for each of the tied types. */
export function Split({ types, text }: NonNullable<Guidance['split']>) {
  return (
    <Frame>
      <Names>Tied: {types.map(motivationLabel).join(', ')}</Names>
      <Hatch aria-hidden />
      <Text>{text}</Text>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[4]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  --ground: ${theme.color.canvas};
`;

const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;

const Names = styled.div`
  font: ${theme.font.smallStrong};
`;

const Hatch = styled.div`
  display: grid;
  place-content: center;
  height: ${theme.space[2]};
  margin-bottom: ${theme.space[2]};
  border-radius: ${theme.radius.full};
  background: ${theme.color.track} ${theme.pattern.hatch};

  span {
    padding: 0 ${theme.space[2]};
    background: ${theme.ground};
    color: ${theme.color.textMuted};
    font: ${theme.font.captionMedium};
  }
`;

const Text = styled.p`
  max-width: ${theme.size.measure};
  font: ${theme.font.reading};
  text-wrap: pretty;
`;
