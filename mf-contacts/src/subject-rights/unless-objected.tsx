import { type ContactSummary } from '@rapport/api-client';
import { lazy, Suspense, type ReactNode } from 'react';

// Few people object: what is shown then is fetched then.
const ObjectedNote = lazy(() =>
  import('./objected-note.tsx').then((note) => ({ default: note.ObjectedNote })),
);

interface UnlessObjectedProps {
  contact: Pick<ContactSummary, 'displayName' | 'objectedAt'>;
  /** Of the note: one below the heading around it. */
  headingLevel: 2 | 3;
  /** What rests on an estimate, or leads to one. */
  children: ReactNode;
}

/** Shows `children`, or that this person objected and no estimate is kept. */
export function UnlessObjected({ contact, headingLevel, children }: UnlessObjectedProps) {
  if (contact.objectedAt === null) return children;
  return (
    <Suspense>
      <ObjectedNote contact={contact} since={contact.objectedAt} headingLevel={headingLevel} />
    </Suspense>
  );
}
