import { theme } from '@rapport/shared-ui';
import styled from 'styled-components';

/** Returns the range of a query in a text, ignoring case; null if it doesn't occur. */
function placeOf(text: string, query: string): [start: number, end: number] | null {
  const words = query.trim();
  if (words === '') return null;
  // Lowercasing may change the length of a text, which invalidates positions.
  const folded = text.toLowerCase();
  const start = folded.length === text.length ? folded.indexOf(words.toLowerCase()) : -1;
  return start < 0 ? null : [start, start + words.length];
}

/** A text with the match of a query highlighted. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  const place = placeOf(text, query);
  if (place === null) return text;
  const [start, end] = place;
  return (
    <>
      {text.slice(0, start)}
      <Mark>{text.slice(start, end)}</Mark>
      {text.slice(end)}
    </>
  );
}

const Mark = styled.mark`
  background: none;
  color: ${theme.color.accentText};
  font-weight: ${theme.weight.bold};
  text-decoration: underline;
  text-decoration-thickness: ${theme.size.ring};
  text-underline-offset: 0.2em;
`;
