import { type PatternPiece } from '@rapport/contracts';
import { Button, Card, TextArea, theme } from '@rapport/shared-ui';
import { PenLine, RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import { PatternText } from '../../guidance/pattern-text.tsx';

interface ComposeTextProps {
  /** The words with the slots filled so far; null if there are none. */
  pieces: readonly PatternPiece[] | null;
  /** The whole text; null while a slot is open. */
  text: string | null;
  /** Whether the user edited the text, so that the slots no longer change it. */
  isOwn: boolean;
  /** Null reverts the edit. */
  onEdit: (text: string | null) => void;
}

/** The words with their slots, and an editable text once all slots are filled. */
export function ComposeText({ pieces, text, isOwn, onEdit }: ComposeTextProps) {
  if (text === null) {
    return (
      <Preview padding="sm">
        {pieces !== null && (
          <Words aria-live="polite">
            <PatternText pieces={pieces} />
          </Words>
        )}
        <Own size="sm" variant="ghost" icon={<PenLine aria-hidden />} onClick={() => onEdit('')}>
          Write it myself
        </Own>
      </Preview>
    );
  }
  return (
    <div>
      <TextArea
        label="Your text"
        hint={isOwn ? 'These are your own words now.' : undefined}
        rows={6}
        dir="auto"
        value={text}
        onChange={({ target }) => onEdit(target.value)}
      />
      {isOwn && (
        <Own
          size="sm"
          variant="ghost"
          icon={<RotateCcw aria-hidden />}
          onClick={() => onEdit(null)}
        >
          Back to the suggestion
        </Own>
      )}
    </div>
  );
}

const Preview = styled(Card)`
  display: grid;
  gap: ${theme.space[3]};
`;

const Words = styled.p`
  max-width: ${theme.size.measure};
  font: ${theme.font.section};
  letter-spacing: ${theme.tracking.section};
  line-height: ${theme.space[8]};
  text-wrap: pretty;
`;

const Own = styled(Button)`
  justify-self: start;
`;
