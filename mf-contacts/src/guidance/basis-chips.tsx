import { type Guidance } from '@rapport/api-client';
import { DIMENSION_LETTERS, motivationLabel, POLE_WORDS, type TipBasis } from '@rapport/contracts';
import { media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** The basis of a text: an observed side, an open side, the user's log, or people in general. */
type BasisKind = 'observed' | 'either_way' | 'log' | 'general';

interface BasisChipsProps {
  /** The axes or motivation that the text depends on; empty if it's true for most people. */
  basis: readonly TipBasis[];
  guidance: Pick<Guidance, 'axes' | 'motivation'>;
  /** Makes each chip a button that shows the answers behind it. */
  onWhy?: (about: TipBasis) => void;
}

/** The basis of a text as chips: solid if answers settle it, hatched if it's open. */
export function BasisChips({ basis, guidance, onWhy }: BasisChipsProps) {
  if (basis.length === 0) return <Chip $kind="general">True for most people</Chip>;
  return (
    <Chips>
      {basis.map((about) => {
        const { kind, words } = describeBasis(about, guidance);
        return onWhy === undefined ? (
          <Chip key={about} $kind={kind}>
            {words}
          </Chip>
        ) : (
          <WhyChip
            key={about}
            as="button"
            type="button"
            $kind={kind}
            aria-label={`Why ${words}`}
            onClick={() => onWhy(about)}
          >
            {words}
          </WhyChip>
        );
      })}
    </Chips>
  );
}

/** A chip for the user's own log, like `Your note`. */
export function LogChip({ children }: { children: string }) {
  return <Chip $kind="log">{children}</Chip>;
}

/** The words for a tip's basis, like `Inward`, `Concrete or Conceptual`, or `Excellence-Driven`. */
function describeBasis(
  about: TipBasis,
  { axes, motivation }: Pick<Guidance, 'axes' | 'motivation'>,
): { kind: BasisKind; words: string } {
  if (about === 'motivation') {
    const types = motivation?.types ?? [];
    const isSettled = motivation?.state === 'clear' || motivation?.state === 'weak';
    if (isSettled) return { kind: 'observed', words: types.map(motivationLabel).join() };
    return { kind: 'either_way', words: types.length > 1 ? 'Tied motivation' : 'Motivation' };
  }
  const axis = axes.find(({ dimension }) => dimension === about);
  if (axis?.state === 'certain') return { kind: 'observed', words: POLE_WORDS[axis.letter] };
  const [low, high] = DIMENSION_LETTERS[about];
  return { kind: 'either_way', words: `${POLE_WORDS[low]} or ${POLE_WORDS[high]}` };
}

const Chips = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`;

const Chip = styled.span<{ $kind: BasisKind }>`
  display: inline-flex;
  align-items: center;
  gap: calc(1.5 * ${theme.space[1]});
  min-height: calc(5.5 * ${theme.space[1]});
  padding: 0 calc(1.75 * ${theme.space[1]});
  border-radius: ${theme.radius.xs};
  background: ${theme.color.surface};
  box-shadow: inset 0 0 0 ${theme.size.hairline} ${theme.color.borderSubtle};
  color: ${theme.color.textMuted};
  font: ${theme.font.caption};
  white-space: nowrap;

  ${media.enlarged} {
    white-space: normal;
  }

  &::before {
    flex: none;
    width: ${theme.space[3]};
    height: ${({ $kind }) => ($kind === 'log' ? theme.size.ring : theme.space[2])};
    border-radius: ${theme.size.ring};
    background: ${({ $kind }) => MARKS[$kind]};
    ${({ $kind }) => $kind === 'general' && `box-shadow: inset 0 0 0 ${theme.size.hairline} ${theme.color.borderControl};`}
    content: '';
    print-color-adjust: exact;
  }
`;

const WhyChip = styled(Chip)`
  position: relative;
  border: 0;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${theme.color.hover};
      color: ${theme.color.text};
    }
  }

  /* As high as a finger needs, without moving the lines around it. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space[2]}) calc(-0.5 * ${theme.space[1]});
  }
`;

const MARKS: Record<BasisKind, string> = {
  observed: theme.color.mark,
  either_way: `${theme.color.track} ${theme.pattern.hatch}`,
  log: theme.color.textFaint,
  general: 'none',
};
