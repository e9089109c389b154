import { Button, media } from '@rapport/shared-ui';
import { useState } from 'react';
import styled from 'styled-components';
import { type Excerpt } from './briefing-content.ts';

/** The first sentences of what was noted, more of them on paper, and all after a tap. */
export function BriefingNotes({ notes, paperNotes, wholeNotes }: Excerpt) {
  const [whole, setWhole] = useState(false);
  if (notes === wholeNotes) return <p dir="auto">{wholeNotes}</p>;
  return (
    <>
      <OnScreen dir="auto">{whole ? wholeNotes : notes}</OnScreen>
      <OnPaper dir="auto">{paperNotes}</OnPaper>
      {!whole && (
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
          Whole note
        </Button>
      )}
    </>
  );
}

const OnScreen = styled.p`
  ${media.print} {
    display: none;
  }
`;

const OnPaper = styled.p`
  display: none;

  ${media.print} {
    display: block;
  }
`;
