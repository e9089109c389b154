import { type ContactSummary } from '@rapport/api-client';
import { type ReactNode } from 'react';
import { useGuidance } from '../../guidance/guidance-query.ts';
import { axisNotes, EMPTY_NOTES } from './axis-notes.ts';
import { StyleSummary } from './style-summary.tsx';

interface WorkStyleProps {
  contact: ContactSummary;
  /** Content below a tie: the button that narrows it down. */
  narrowing: ReactNode;
}

/** The estimate at a glance, with the number of answers behind each letter. */
export function WorkStyle({ contact, narrowing }: WorkStyleProps) {
  const result = useGuidance(contact.id);
  const notes =
    result.status === 'ready'
      ? axisNotes(result.guidance.axes)
      : result.status === 'loading'
        ? EMPTY_NOTES
        : undefined;
  return <StyleSummary contact={contact} narrowing={narrowing} notes={notes} />;
}
