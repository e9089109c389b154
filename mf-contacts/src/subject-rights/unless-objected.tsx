import { type ContactSummary } from '@rapport/api-client';
import { Card, StateMessage } from '@rapport/shared-ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { CANDIDATE, isCandidate } from '../contacts/is-candidate.ts';

// Loaded separately, because few people object.
const ObjectedNote = lazy(() =>
  import('./objected-note.tsx').then((note) => ({ default: note.ObjectedNote })),
);

interface UnlessObjectedProps {
  contact: Pick<ContactSummary, 'displayName' | 'objectedAt' | 'labels'>;
  /** The heading level of the note, one below the surrounding heading. */
  headingLevel: 2 | 3;
  /** Content that's based on an estimate or leads to one. */
  children: ReactNode;
}

/** Shows `children`, or why there's no estimate: this person objected, or is a candidate. */
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
