import { nameInSentence } from '@rapport/contracts';
import { useSearchParams } from '@rapport/remote-api/router';
import { Card, Tabs } from '@rapport/shared-ui';
import { lazy, Suspense } from 'react';
import { CONTACT_TABS, type ContactTab } from '../../contacts/contact-routes.ts';
import { isReviewDue } from '../../contacts/review-due.ts';
import { UnlessObjected } from '../../contacts/unless-objected.tsx';
import { type ShownContact } from '../../contacts/use-contact.ts';
import { InteractionCount, Interactions } from '../../features/interactions/interactions.tsx';
import { InteractionStyles } from '../../features/profile/interaction-styles.tsx';
import { ProfileBanner } from '../../features/profile/profile-banner.tsx';
import { WorkStyle } from '../../features/profile/work-style.tsx';
import { AssessmentButton } from '../../features/quiz-dialog/assessment-button.tsx';
import { Attention } from '../attention.tsx';
import { LazyRecommendations } from '../lazy-recommendations.tsx';
import { PageColumns, Stack } from './page-columns.tsx';
import { PersonCard } from './person-card.tsx';

// It is needed once a year.
const ReviewNotice = lazy(() =>
  import('../../guidance/review-notice.tsx').then((notice) => ({ default: notice.ReviewNotice })),
);

/** The person, their work style and the relationship on one side, tabs on the other. */
export function ContactContent({ contact }: { contact: ShownContact }) {
  const [tab, showTab] = useTabInAddress();
  return (
    <PageColumns>
      <Stack>
        <PersonCard contact={contact} />
        <Card asChild>
          <section aria-label="Attention">
            <Attention contact={contact} />
          </section>
        </Card>
        {contact.mbtiType !== null && (
          <Card asChild>
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
          </Card>
        )}
      </Stack>
      <Stack>
        {isReviewDue(contact) && (
          <Suspense>
            <ReviewNotice
              contact={contact}
              update={<AssessmentButton size="sm">Update</AssessmentButton>}
            />
          </Suspense>
        )}
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
                <UnlessObjected contact={contact} headingLevel={2}>
                  <InteractionStyles contact={contact} />
                </UnlessObjected>
              ),
            },
            {
              value: 'interactions',
              label: 'Interactions',
              extra: <InteractionCount contactId={contact.id} />,
              content: <Interactions contactId={contact.id} />,
            },
            {
              value: 'recommendations',
              label: 'Recommendations',
              content: (
                <UnlessObjected contact={contact} headingLevel={2}>
                  <LazyRecommendations
                    contact={contact}
                    action={<AssessmentButton>Take Assessment</AssessmentButton>}
                  />
                </UnlessObjected>
              ),
            },
          ]}
        />
      </Stack>
    </PageColumns>
  );
}

/** The chosen tab, so that a reload, Back and a shared link lead to it. */
function useTabInAddress(): [ContactTab, (tab: ContactTab) => void] {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = CONTACT_TABS.find((each) => each === asked) ?? 'styles';
  return [tab, (next) => setParams(next === 'styles' ? {} : { tab: next }, { replace: true })];
}
