import { nameInSentence } from '@rapport/contracts';
import { useSearchParams } from '@rapport/remote-api/router';
import { Card, media, PartBoundary, Tabs } from '@rapport/shared-ui';
import { lazy, Suspense } from 'react';
import styled from 'styled-components';
import { CONTACT_TABS, type ContactTab } from '../../contacts/contact-routes.ts';
import { shortName } from '../../contacts/contact-text.ts';
import { isReviewDue } from '../../subject-rights/review-due.ts';
import { UnlessObjected } from '../../subject-rights/unless-objected.tsx';
import { type ShownContact } from '../../contacts/use-contact.ts';
import { BriefingCard } from '../../features/briefing/briefing-card.tsx';
import { useBriefingOpen } from '../../features/briefing/use-briefing-open.ts';
import { InteractionCount } from '../../features/interactions/interaction-count.tsx';
import { NoInteractionStyles } from '../../features/profile/no-interaction-styles.tsx';
import { ProfileBanner } from '../../features/profile/profile-banner.tsx';
import { WorkStyle } from '../../features/profile/work-style.tsx';
import { AssessmentButton } from '../../features/quiz-dialog/assessment-button.tsx';
import { YouAndSkeleton } from '../../features/you-and/you-and-skeleton.tsx';
import { Attention } from '../attention.tsx';
import { LazyRecommendations } from '../lazy-recommendations.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { useIsWide } from '../use-is-wide.ts';
import { LazyInteractionsTab, LazyInteractionStyles } from './lazy-contact-tabs.tsx';
import { PageColumns, Stack } from './page-columns.tsx';
import { PersonCard } from './person-card.tsx';

// The last tab: its code is fetched when someone opens it.
const YouAnd = lazy(() =>
  import('../../features/you-and/you-and.tsx').then((tab) => ({ default: tab.YouAnd })),
);

/** The person, their work style and the relationship on one side, tabs on the other. */
export function ContactContent({ contact }: { contact: ShownContact }) {
  const [tab, showTab] = useTabInAddress();
  const isFirstTab = tab === 'styles';
  const [isBriefingOpen, openBriefing] = useBriefingOpen(
    contact.id,
    isFirstTab ? 'first' : 'others',
  );
  const isWide = useIsWide();
  const isPainted = useAfterPaint();
  const briefing = (
    <PartBoundary resetKey={contact.id}>
      <BriefingCard
        contact={contact}
        open={isBriefingOpen}
        onOpenChange={openBriefing}
        assessmentButton={(label) => <AssessmentButton size="sm">{label}</AssessmentButton>}
      />
    </PartBoundary>
  );
  return (
    <PageColumns $onPaper={isBriefingOpen && isWide}>
      <Stack>
        <PersonCard contact={contact}>{!isWide && briefing}</PersonCard>
        <SideCard asChild $onPhone={isFirstTab} $onPaper={!isBriefingOpen}>
          <section aria-label="Attention">
            <PartBoundary resetKey={contact.id}>
              <Attention contact={contact} />
            </PartBoundary>
          </section>
        </SideCard>
        {contact.mbtiType !== null && (
          <SideCard asChild $onPhone={isFirstTab} $onPaper={!isBriefingOpen || isWide}>
            <section aria-label="Work style">
              <WorkStyle
                contact={contact}
                narrowing={
                  (contact.narrowingQuestionCount ?? 0) > 0 && (
                    <AssessmentButton start="narrowing" size="sm">
                      Narrow it down
                    </AssessmentButton>
                  )
                }
              />
            </section>
          </SideCard>
        )}
      </Stack>
      <Stack>
        {isWide && briefing}
        <Below $onPaper={!isBriefingOpen}>
          {isPainted && <AboutTabs contact={contact} tab={tab} onTab={showTab} />}
        </Below>
      </Stack>
    </PageColumns>
  );
}

interface AboutTabsProps {
  contact: ShownContact;
  tab: ContactTab;
  onTab: (tab: ContactTab) => void;
}

/** How they work, what happened, what to do, and how it is between you; below the first screen of a phone. */
function AboutTabs({ contact, tab, onTab }: AboutTabsProps) {
  return (
    <>
      <ProfileBanner contact={contact} />
      <Tabs
        label={`About ${nameInSentence(contact.displayName)}`}
        value={tab}
        onValueChange={onTab}
        tabs={[
          {
            value: 'styles',
            label: 'Interaction Styles',
            content: (
              <PartBoundary resetKey={contact.id}>
                <UnlessObjected contact={contact} headingLevel={2}>
                  {contact.mbtiType === null ? (
                    <NoInteractionStyles contact={contact} />
                  ) : (
                    <LazyInteractionStyles contact={contact} />
                  )}
                </UnlessObjected>
              </PartBoundary>
            ),
          },
          {
            value: 'interactions',
            label: 'Interactions',
            extra: <InteractionCount contactId={contact.id} />,
            content: (
              <PartBoundary resetKey={contact.id}>
                <LazyInteractionsTab
                  contactId={contact.id}
                  tipsShown={contact.mbtiType !== null && !isReviewDue(contact)}
                />
              </PartBoundary>
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
                    action={<AssessmentButton>Take Assessment</AssessmentButton>}
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
                      assess={
                        <AssessmentButton variant="primary">Take Assessment</AssessmentButton>
                      }
                    />
                  </Suspense>
                </UnlessObjected>
              </PartBoundary>
            ),
          },
        ]}
      />
    </>
  );
}

/** The chosen tab, so that a reload, Back and a shared link lead to it. */
function useTabInAddress(): [ContactTab, (tab: ContactTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = CONTACT_TABS.find((each) => each === asked) ?? 'styles';
  return [tab, (next) => setParams(next === 'styles' ? {} : { tab: next }, { replace: true })];
}

/** Beside the tabs; a phone shows it above the first one only. */
const SideCard = styled(Card)<{ $onPhone: boolean; $onPaper: boolean }>`
  ${media.narrow} {
    ${({ $onPhone }) => !$onPhone && 'display: none;'}
  }

  ${media.print} {
    display: ${({ $onPaper }) => ($onPaper ? 'block' : 'none')};
  }
`;

/** An open briefing fills its page of paper, so what stands below it is not printed. */
const Below = styled(Stack)<{ $onPaper: boolean }>`
  ${media.print} {
    ${({ $onPaper }) => !$onPaper && 'display: none;'}
  }
`;
