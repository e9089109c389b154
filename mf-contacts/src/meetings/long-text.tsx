import { Button, media, theme } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';

const LINES = 5;
/** The longest text that's shown completely, in characters; about five lines. */
const SHORT = 400;

/** The user's notes as typed. Long ones are initially truncated to a few lines. */
export function LongText({ children }: { children: string }) {
  const [whole, setWhole] = useState(false);
  const long = children.length > SHORT || children.split('\n').length > LINES;
  return (
    <>
      <Text $folded={long && !whole}>{children}</Text>
      {long && (
        <More size="sm" variant="ghost" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show more'}
        </More>
      )}
    </>
  );
}

const Text = styled.p<{ $folded: boolean }>`
  /* Each paragraph has the direction of its first letter. */
  unicode-bidi: plaintext;
  display: -webkit-box;
  overflow: hidden;
  color: ${theme.color.textMuted};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $folded }) => ($folded ? LINES : 'none')};

  ${media.print} {
    -webkit-line-clamp: none;
  }
`;

/** Aligns the button's text, not its edge, with the text above. */
const More = styled(Button)`
  justify-self: start;
  margin-left: calc(-1 * ${theme.space[2]});
`;
