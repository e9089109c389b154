import { media, theme, VisuallyHidden } from '@rapport/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { SITUATIONS, type Situation } from './situations.ts';

interface SituationChooserProps {
  value: Situation;
  onValueChange: (situation: Situation) => void;
  /** The situation of the next step. */
  fitting: Situation;
  /** Situations with a tip that works for both sides of an open letter, or with tied types. */
  unsettled: ReadonlySet<Situation>;
}

/** Chooses one situation, also by arrow keys. */
export function SituationChooser({
  value,
  onValueChange,
  fitting,
  unsettled,
}: SituationChooserProps) {
  const name = useId();
  return (
    <Choices role="radiogroup" aria-label="Situation">
      {SITUATIONS.map((situation) => (
        <Choice key={situation.value}>
          <Radio
            type="radio"
            name={name}
            value={situation.value}
            checked={situation.value === value}
            onChange={() => onValueChange(situation.value)}
          />
          <span>{situation.label}</span>
          <Marks>
            {situation.value === fitting && <Fits>fits now</Fits>}
            {unsettled.has(situation.value) && (
              <>
                <Hatch aria-hidden />
                <VisuallyHidden>one part could go either way</VisuallyHidden>
              </>
            )}
          </Marks>
        </Choice>
      ))}
    </Choices>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${theme.size.ring};

  ${media.narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${theme.space[2]};
  }

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.print} {
    display: none;
  }
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textMuted};
  font: ${theme.font.bodyMedium};
  cursor: pointer;

  ${media.enlarged} {
    flex-wrap: wrap;
    column-gap: ${theme.space[2]};
    row-gap: 0;
  }

  ${media.hover} {
    &:hover {
      background: ${theme.color.hover};
      color: ${theme.color.text};
    }
  }

  &:has(:checked) {
    background: ${theme.color.accentSoft};
    color: ${theme.color.accentText};
    font-weight: ${theme.weight.bold};
  }

  &:has(:focus-visible) {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: calc(-1 * ${theme.size.ringOffset});
  }

  ${media.narrow} {
    background: ${theme.color.surface};
    box-shadow: inset 0 0 0 ${theme.size.hairline} ${theme.color.border};

    &:last-of-type {
      grid-column: 1 / -1;
    }

    &:has(:checked) {
      box-shadow: inset 0 0 0 ${theme.size.hairline} ${theme.color.accent};
    }
  }
`;

/** Covers the whole choice, so that a screen reader's pointer finds it. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

const Marks = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
`;

const Fits = styled.span`
  font: ${theme.font.caption};
  white-space: nowrap;
`;

const Hatch = styled.span`
  width: ${theme.space[5]};
  height: ${theme.space[2]};
  border-radius: ${theme.size.ring};
  background: ${theme.color.track} ${theme.pattern.hatch};
`;
