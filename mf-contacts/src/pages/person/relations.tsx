import { type ContactSummary } from '@rapport/api-client';
import { Card } from '@rapport/shared-ui';
import { lazy, Suspense } from 'react';
import { useGuidance } from '../../guidance/guidance-query.ts';

// Loaded separately, because few contacts have relations.
const RelationsSection = lazy(() =>
  import('../../features/relations/relations-section.tsx').then((file) => ({
    default: file.RelationsSection,
  })),
);

interface RelationsProps {
  contact: ContactSummary;
  headingLevel: 2 | 3;
}

/** What a person is to other contacts. Renders nothing if there are no relations. */
export function Relations({ contact, headingLevel }: RelationsProps) {
  const result = useGuidance(contact.id);
  const relations = result.status === 'ready' ? (result.guidance.relations ?? []) : [];
  if (relations.length === 0) return null;
  return (
    <Suspense>
      <Card asChild data-whole>
        <RelationsSection contact={contact} relations={relations} headingLevel={headingLevel} />
      </Card>
    </Suspense>
  );
}
