import { type ContactSummary } from '@rapport/api-client';
import { Card } from '@rapport/shared-ui';
import { lazy, Suspense } from 'react';
import { useGuidance } from '../../guidance/guidance-query.ts';

// Loaded separately, because few contacts have stated preferences.
const StatedSection = lazy(() =>
  import('../../features/stated-preferences/stated-section.tsx').then((file) => ({
    default: file.StatedSection,
  })),
);

interface StatedProps {
  contact: ContactSummary;
  headingLevel: 2 | 3;
}

/** A person's stated preferences. Renders nothing if there are none. */
export function Stated({ contact, headingLevel }: StatedProps) {
  const result = useGuidance(contact.id);
  const stated = result.status === 'ready' ? (result.guidance.stated ?? []) : [];
  if (stated.length === 0) return null;
  return (
    <Suspense>
      <Card asChild data-whole>
        <StatedSection contact={contact} stated={stated} headingLevel={headingLevel} />
      </Card>
    </Suspense>
  );
}
