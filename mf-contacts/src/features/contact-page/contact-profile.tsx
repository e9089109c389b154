import { type ContactSummary, nameInSentence } from '@rapport/contracts';
import { useSearchParams } from '@rapport/remote-api/router';
import { Card, Tabs } from '@rapport/shared-ui';
import { type ReactNode } from 'react';
import { CONTACT_TABS, type ContactTab } from '../../contacts/contact-tabs.ts';
import { AssessmentButton } from '../../quiz-dialog/assessment-button.tsx';
import { StyleSummary } from '../../profile/style-summary.tsx';
import { InteractionStyles } from './interaction-styles.tsx';
import { PageColumns, Stack } from './page-columns.tsx';
import { PersonCard } from './person-card.tsx';
import { ProfileBanner } from './profile-banner.tsx';
import { Recommendations } from './recommendations.tsx';

/** What other features add to the page of a contact. */
export interface PageSlots {
  /** How the relationship is doing and what to do next. */
  attention: (contact: ContactSummary) => ReactNode;
  interactions: (contact: ContactSummary) => ReactNode;
  /** How many interactions there are; nothing while that is not known. */
  interactionCount: (contact: ContactSummary) => ReactNode;
}

interface ContactProfileProps extends PageSlots {
  contact: ContactSummary;
}

/** The person, their work style and the relationship on one side, tabs on the other. */
export function ContactProfile({
  contact,
  attention,
  interactions,
  interactionCount,
}: ContactProfileProps) {
  const [tab, showTab] = useTabInAddress();
  return (
    <PageColumns>
      <Stack>
        <PersonCard contact={contact} />
        <Card asChild>
          <section aria-label="Attention">{attention(contact)}</section>
        </Card>
        {contact.mbtiType !== null && (
          <Card asChild>
            <section aria-label="Work style">
              <StyleSummary
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
        <ProfileBanner contact={contact} />
        <Tabs
          label={`About ${nameInSentence(contact.displayName)}`}
          value={tab}
          onValueChange={showTab}
          tabs={[
            {
              value: 'styles',
              label: 'Interaction Styles',
              content: <InteractionStyles contact={contact} />,
            },
            {
              value: 'interactions',
              label: 'Interactions',
              extra: interactionCount(contact),
              content: interactions(contact),
            },
            { value: 'recommendations', label: 'Recommendations', content: <Recommendations /> },
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
