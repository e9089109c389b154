import { PATTERN_SLOT_LABELS, type PatternPiece } from '@rapport/contracts';
import { theme, VisuallyHidden } from '@rapport/shared-ui';
import styled from 'styled-components';

/** Words to say or send. An open slot is a dashed chip with its label. */
export function PatternText({ pieces }: { pieces: readonly PatternPiece[] }) {
  return (
    <span dir="auto">
      “
      {pieces.map((piece, at) => {
        if (piece.kind === 'text') return piece.text;
        // A slot may occur twice in a pattern.
        const key = `${piece.slot} ${at}`;
        return piece.filling === null ? (
          <Blank key={key}>
            <VisuallyHidden>blank: </VisuallyHidden>
            {PATTERN_SLOT_LABELS[piece.slot]}
          </Blank>
        ) : (
          <bdi key={key}>{piece.filling}</bdi>
        );
      })}
      ”
    </span>
  );
}

const Blank = styled.span`
  padding: 0 ${theme.space[2]};
  border: ${theme.size.hairline} dashed ${theme.color.textFaint};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textMuted};
  box-decoration-break: clone;
`;
