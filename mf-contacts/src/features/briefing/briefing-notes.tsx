import { Button } from '@rapport/shared-ui';
import { useState } from 'react';
import { OnPaper, OnScreen } from './briefing-style.ts';
import { type Excerpt } from './excerpt.ts';

/** The first sentences of the notes. A tap shows all of them; paper has as many as fit. */
export function BriefingNotes({ notes, notesOnPaper, wholeNotes }: Excerpt) {
  const [whole, setWhole] = useState(false);
  if (notes === wholeNotes) return <p dir="auto">{wholeNotes}</p>;
  return (
    <>
      <p dir="auto">
        <OnScreen>{whole ? wholeNotes : notes}</OnScreen>
        <OnPaper>{notesOnPaper}</OnPaper>
      </p>
      {!whole && (
        <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
          Whole note
        </Button>
      )}
    </>
  );
}
