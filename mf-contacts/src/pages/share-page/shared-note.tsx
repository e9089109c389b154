import { TEXT_LIMITS } from '@rapport/contracts';
import { useState } from 'react';
import styled from 'styled-components';
import { LogWith } from './log-with.tsx';
import { MarkedText } from './marked-text.tsx';
import { Part, PartName } from './shared-part.ts';

interface SharedNoteProps {
  title: string;
  text: string;
  onSaved: () => void;
}

/** A text or a link, which becomes a note about the contact that the user chooses. */
export function SharedNote({ title, text, onSaved }: SharedNoteProps) {
  const [marked, setMarked] = useState('');
  // A title that's too long for a subject is text.
  const subject = title.length > TEXT_LIMITS.short ? '' : title;
  const whole = subject === title ? text : `${title}\n\n${text}`.trim();
  const isLong = whole.length > TEXT_LIMITS.notes;
  return (
    <Part aria-label="Text">
      {subject !== '' && <PartName dir="auto">{subject}</PartName>}
      {isLong ? (
        <MarkedText
          label="What to keep"
          hint={`This is too long for one note. Mark up to ${TEXT_LIMITS.notes.toLocaleString('en-US')} characters of it.`}
          text={whole}
          onMark={setMarked}
        />
      ) : (
        whole !== '' && <Words dir="auto">{whole}</Words>
      )}
      <LogWith
        line={subject || firstLine(whole)}
        start={{ type: 'note', text: subject, notes: isLong ? marked : whole }}
        onSaved={onSaved}
      />
    </Part>
  );
}

function firstLine(text: string): string {
  const [line = ''] = text.split('\n');
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}

const Words = styled.p`
  max-height: 40vh;
  overflow-y: auto;
  white-space: pre-line;
`;
