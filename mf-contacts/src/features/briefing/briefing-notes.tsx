import { Button } from '@rapport/shared-ui';
import { useState } from 'react';
import { OnPaper, OnScreen } from './briefing-style.ts';
import { type Excerpt } from './excerpt.ts';

/** The first sentences of what was noted, and all of them after a tap and on paper. */
export function BriefingNotes({ notes, wholeNotes }: Excerpt) {
  const [whole, setWhole] = useState(false);
  if (whole || notes === wholeNotes) return <p dir="auto">{wholeNotes}</p>;
  return (
    <>
      <p dir="auto">
        <OnScreen>{notes}</OnScreen>
        <OnPaper>{wholeNotes}</OnPaper>
      </p>
      <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
        Whole note
      </Button>
    </>
  );
}
