import { media, theme } from '@rapport/shared-ui';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface ChoiceChipsProps<Value extends string> {
  legend: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  /** Three per row, or two if three don't fit, all with the same width. */
  inThrees?: boolean;
  onValueChange: (value: Value) => void;
}

/** One of a few short choices, all visible and one click each. Arrow keys also choose. */
export function ChoiceChips<Value extends string>({
  legend,
  options,
  value,
  inThrees = false,
  onValueChange,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  return (
    <Group>
      <legend>{legend}</legend>
      <Chips $inThrees={inThrees}>
        {options.map((option) => (
          <Chip key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon}
            {option.label}
          </Chip>
        ))}
      </Chips>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: calc(1.5 * ${theme.space[1]});
    padding: 0;
    font: ${theme.font.smallMedium};
  }
`;

const Chips = styled.div<{ $inThrees: boolean }>`
  display: ${({ $inThrees }) => ($inThrees ? 'grid' : 'flex')};
  flex-wrap: wrap;
  grid-template-columns: repeat(
    auto-fit,
    minmax(max(calc(${theme.space[16]} * 1.75), calc((100% - 2 * ${theme.space[2]}) / 3)), 1fr)
  );
  gap: ${theme.space[2]};

  ${media.enlarged} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control};
  padding: 0 ${theme.space[3]};
  border: ${theme.size.hairline} solid ${theme.color.border};
  border-radius: ${theme.radius.full};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  font: ${theme.font.bodyMedium};
  cursor: pointer;
  user-select: none;

  ${media.hover} {
    &:hover {
      background: ${theme.color.hover};
    }
  }

  /* Covers the chip, so that a tap, the focus and a screen reader's cursor all meet it. */
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  svg {
    width: ${theme.size.icon};
    height: ${theme.size.icon};
    color: ${theme.color.textFaint};
  }

  &:has(:checked) {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 ${theme.size.hairline} ${theme.color.accent};
  }

  &:has(:checked) svg {
    color: ${theme.color.accentText};
  }

  &:has(:focus-visible) {
    outline: ${theme.size.ring} solid ${theme.color.focus};
    outline-offset: ${theme.size.ringOffset};
  }
`;
