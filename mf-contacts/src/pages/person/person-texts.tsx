import { Card, PartBoundary, Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';
import { type ShownContact } from '../../contacts/use-contact.ts';
import { NoProfile } from '../../features/profile/no-profile.tsx';
import { UnlessObjected } from '../../subject-rights/unless-objected.tsx';
import { type AssessLook } from './person-view.tsx';

// The person and the next steps come first, so the content of a tab is loaded when it's shown.
const Interactions = lazy(() =>
  import('../../features/interactions/interactions.tsx').then((module) => ({
    default: module.Interactions,
  })),
);

/** All interactions, loaded on demand. */
export function LazyInteractions(props: ComponentProps<typeof Interactions>) {
  return (
    <PartBoundary resetKey={props.contactId}>
      <Suspense fallback={<PartSkeleton label="Loading interactions" />}>
        <Interactions {...props} />
      </Suspense>
    </PartBoundary>
  );
}

interface PersonTextsProps {
  contact: ShownContact;
  headingLevel: 2 | 3;
  assess: (look: AssessLook) => ReactNode;
  /** The texts of the estimate. */
  children: ReactNode;
}

/** The texts of the estimate about a person, or why there are none and how to get them. */
export function PersonTexts({ contact, headingLevel, assess, children }: PersonTextsProps) {
  return (
    <PartBoundary resetKey={contact.id}>
      <UnlessObjected contact={contact} headingLevel={headingLevel}>
        {contact.mbtiType === null ? (
          <NoProfile
            headingLevel={headingLevel}
            contact={contact}
            action={assess({ label: 'Take Assessment' })}
          />
        ) : (
          <Suspense fallback={<PartSkeleton label="Loading profile" />}>{children}</Suspense>
        )}
      </UnlessObjected>
    </PartBoundary>
  );
}

/** The skeleton of a part while its code is loading. */
function PartSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Card>
        <Skeleton height={`calc(4 * ${theme.space[16]})`} />
      </Card>
    </SkeletonGroup>
  );
}
