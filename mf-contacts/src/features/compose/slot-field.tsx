import { PATTERN_SLOT_LABELS, PATTERN_SLOT_STARTS, type PatternSlot } from '@rapport/contracts';
import { Button, TextField, theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** A longer text doesn't fit a spoken sentence. */
const LONGEST = 300;

interface SlotFieldProps {
  slot: PatternSlot;
  value: string;
  /** Earlier texts of the user that may fit. */
  suggestions: readonly string[];
  onChange: (text: string) => void;
}

/** The field of a slot, labeled with the beginning of its sentence. */
export function SlotField({ slot, value, suggestions, onChange }: SlotFieldProps) {
  const offered = suggestions.filter((text) => text !== value);
  return (
    <div>
      <TextField
        label={PATTERN_SLOT_STARTS[slot]}
        type={slot === 'day' ? 'date' : 'text'}
        value={value}
        maxLength={LONGEST}
        dir={slot === 'day' ? undefined : 'auto'}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
      {offered.length > 0 && (
        <Chips aria-label={`You wrote, for ${PATTERN_SLOT_LABELS[slot]}`}>
          {offered.map((text) => (
            <li key={text}>
              <Chip size="sm" onClick={() => onChange(text)}>
                <bdi>{text}</bdi>
              </Chip>
            </li>
          ))}
        </Chips>
      )}
    </div>
  );
}

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[2]};
`;

const Chip = styled(Button)`
  max-width: 100%;
  height: auto;
  min-height: ${theme.size.controlSm};
  padding-block: ${theme.space[1]};
  text-align: start;
  white-space: normal;
`;
