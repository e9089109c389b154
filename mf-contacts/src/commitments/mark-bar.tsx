import { Button, media, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { KIND_LABELS } from './commitment-words.ts';
import { inOneLine, isTooLong, MARK_KINDS, type MarkKind } from './note-marks.ts';

interface MarkBarProps {
  /** The selected words of the note; empty if nothing is selected. */
  selection: string;
  onMark: (kind: MarkKind) => void;
}

/** Explains how to mark a piece of the note. Once words are selected, it offers the kinds of marks. */
export function MarkBar({ selection, onMark }: MarkBarProps) {
  const text = inOneLine(selection);
  if (text === '') {
    return (
      <Bar>
        <Hint>
          Select words to mark them as a promise, a question, a number, a person, or what they like.
          Or begin a line with <kbd>&gt;</kbd> I promised, <kbd>&lt;</kbd> they promised,{' '}
          <kbd>?</kbd> they asked.
        </Hint>
      </Bar>
    );
  }
  if (isTooLong(text)) {
    return (
      <Bar>
        <Hint role="status">That’s too long for one piece. Select less.</Hint>
      </Bar>
    );
  }
  return (
    <Bar role="group" aria-label="Mark the selected words as">
      {MARK_KINDS.map((kind) => (
        <Button
          key={kind}
          size="sm"
          // Keeps the words selected, so that users see what they're marking.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onMark(kind)}
        >
          {KIND_LABELS[kind]}
        </Button>
      ))}
    </Bar>
  );
}

/** Equally high with the buttons and with the hint, so that nothing below moves while the user selects words. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[2]};
  align-content: flex-start;
  min-height: calc(${theme.size.controlSm} + ${theme.space[2]});
  margin-top: calc(-1 * ${theme.space[2]});

  ${media.small} {
    min-height: calc(2 * ${theme.size.controlSm} + ${theme.space[2]});
  }
`;

const Hint = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
  text-wrap: pretty;

  kbd {
    padding: 0 ${theme.space[1]};
    border-radius: ${theme.radius.sm};
    background: ${theme.color.sunken};
    font: ${theme.font.small};
  }
`;
