import { type ContactSummary } from '@rapport/api-client';
import { Card, StateMessage } from '@rapport/shared-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { CANDIDATE, isCandidate } from '../contacts/is-candidate.ts';

// Few people object: what is shown then is fetched then.
const ObjectedNote = lazy(() =>
  import('./objected-note.tsx').then((note) => ({ default: note.ObjectedNote })),
);

interface UnlessObjectedProps {
  contact: Pick<ContactSummary, 'displayName' | 'objectedAt' | 'labels'>;
  /** Of the note: one below the heading around it. */
  headingLevel: 2 | 3;
  /** What rests on an estimate, or leads to one. */
  children: ReactNode;
}

/** Shows `children`, or why no estimate is kept: this person objected, or is a candidate. */
export function UnlessObjected({ contact, headingLevel, children }: UnlessObjectedProps) {
  if (contact.objectedAt === null) {
    return isCandidate(contact) ? <CandidateNote headingLevel={headingLevel} /> : children;
  }
  return (
    <Suspense>
      <ObjectedNote contact={contact} since={contact.objectedAt} headingLevel={headingLevel} />
    </Suspense>
  );
}

function CandidateNote({ headingLevel }: Pick<UnlessObjectedProps, 'headingLevel'>) {
  return (
    <Card padding="lg">
      <StateMessage title="A candidate" headingLevel={headingLevel}>
        {CANDIDATE}
      </StateMessage>
    </Card>
  );
}
