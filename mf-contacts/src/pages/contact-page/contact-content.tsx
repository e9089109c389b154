import { nameInSentence } from '@rapport/contracts';
import { useSearchParams } from '@rapport/remote-api/router';
import { PartBoundary, Tabs, theme } from '@rapport/shared-ui';
import { lazy, Suspense, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { CONTACT_TABS, type ContactTab } from '../../contacts/contact-routes.ts';
import { shortName } from '../../contacts/contact-text.ts';
import { isReviewDue } from '../../subject-rights/review-due.ts';
import { UnlessObjected } from '../../subject-rights/unless-objected.tsx';
import { type ShownContact } from '../../contacts/use-contact.ts';
import { useGuidance } from '../../guidance/guidance-query.ts';
import { InteractionCount } from '../../features/interactions/interaction-count.tsx';
import { ProfileBanner } from '../../features/profile/profile-banner.tsx';
import { AssessmentButton } from '../../features/quiz-dialog/assessment-button.tsx';
import { YouAndSkeleton } from '../../features/you-and/you-and-skeleton.tsx';
import { LazyRecommendations } from '../lazy-recommendations.tsx';
import { LazyInteractions, PersonTexts } from '../person/person-texts.tsx';
import { type AssessLook, PersonView } from '../person/person-view.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useIsWide } from '../use-is-wide.ts';

// Each tab is loaded when it's first shown.
const InteractionStyles = lazy(() =>
  import('../../features/profile/interaction-styles.tsx').then((module) => ({
    default: module.InteractionStyles,
  })),
);
const YouAnd = lazy(() =>
  import('../../features/you-and/you-and.tsx').then((tab) => ({ default: tab.YouAnd })),
);

const assess = ({ label, ...look }: AssessLook) => (
  <AssessmentButton {...look}>{label}</AssessmentButton>
);

/** The same view as next to the list, with tabs for the rest. */
export function ContactContent({ contact }: { contact: ShownContact }) {
  const wide = useIsWide();
  const isPainted = useAfterPaint();
  return (
    <PersonView contact={contact} place="page" wide={wide} assess={assess}>
      {(overview) => isPainted && <AboutTabs contact={contact} overview={overview} />}
    </PersonView>
  );
}

interface AboutTabsProps {
  contact: ShownContact;
  /** Content of the first tab. */
  overview: ReactNode;
}

/** The tabs: how they work, interactions, recommendations, and the comparison with the user. */
function AboutTabs({ contact, overview }: AboutTabsProps) {
  const [tab, showTab] = useTabInAddress();
  const top = useRef<HTMLDivElement>(null);
  const [isAsked] = useState(tab !== 'styles');
  const { status } = useGuidance(contact.id);
  // The content above the tabs is higher than a phone's screen, and grows when the guidance loads.
  useLayoutEffect(() => {
    const list = isAsked ? top.current?.querySelector('[role="tablist"]') : null;
    list?.scrollIntoView({ block: 'center' });
  }, [isAsked, status]);
  return (
    <Stack ref={top}>
      <ProfileBanner contact={contact} />
      <Tabs
        label={`About ${nameInSentence(contact.displayName)}`}
        value={tab}
        onValueChange={showTab}
        tabs={[
          {
            value: 'styles',
            label: 'Interaction Styles',
            content: (
              <Stack>
                {overview}
                <PersonTexts contact={contact} headingLevel={2} assess={assess}>
                  <InteractionStyles contact={contact} />
                </PersonTexts>
              </Stack>
            ),
          },
          {
            value: 'interactions',
            label: 'Interactions',
            extra: <InteractionCount contactId={contact.id} />,
            content: (
              <LazyInteractions
                contactId={contact.id}
                tipsShown={contact.mbtiType !== null && !isReviewDue(contact)}
              />
            ),
          },
          {
            value: 'recommendations',
            label: 'Recommendations',
            content: (
              <PartBoundary resetKey={contact.id}>
                <UnlessObjected contact={contact} headingLevel={2}>
                  <LazyRecommendations
                    contact={contact}
                    action={assess({ label: 'Take Assessment' })}
                  />
                </UnlessObjected>
              </PartBoundary>
            ),
          },
          {
            value: 'you',
            label: `You and ${shortName(contact.displayName)}`,
            content: (
              <PartBoundary resetKey={contact.id}>
                <UnlessObjected contact={contact} headingLevel={2}>
                  <Suspense fallback={<YouAndSkeleton />}>
                    <YouAnd
                      contact={contact}
                      assess={assess({ label: 'Take Assessment', variant: 'primary' })}
                    />
                  </Suspense>
                </UnlessObjected>
              </PartBoundary>
            ),
          },
        ]}
      />
    </Stack>
  );
}

/** The chosen tab, stored in the URL so that reload, Back, and shared links open it. */
function useTabInAddress(): [ContactTab, (tab: ContactTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = CONTACT_TABS.find((each) => each === asked) ?? 'styles';
  return [tab, (next) => setParams(next === 'styles' ? {} : { tab: next }, { replace: true })];
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`;
