import { nameInSentence } from '@rapport/contracts';
import { Link } from '@rapport/remote-api/router';
import { Button, PartBoundary, Tabs, theme } from '@rapport/shared-ui';
import styled from 'styled-components';
import { assessmentRoute, contactTabRoute } from '../../contacts/contact-routes.ts';
import { type ShownContact } from '../../contacts/use-contact.ts';
import { RecentInteractions } from '../../features/interactions/recent-interactions.tsx';
import { ProfileCardGrid } from '../../features/profile/profile-card-grid.tsx';
import { AssessmentButton } from '../../features/quiz-dialog/assessment-button.tsx';
import { UnlessObjected } from '../../subject-rights/unless-objected.tsx';
import { FinePrint } from '../../ui/fine-print.tsx';
import { LazyRecommendations } from '../lazy-recommendations.tsx';
import { LazyInteractions, PersonTexts } from '../person/person-texts.tsx';
import { type AssessLook, PersonView } from '../person/person-view.tsx';
import { Padded } from './contacts-layout.tsx';

interface PanelProps {
  contact: ShownContact;
  wide: boolean;
}

/** A person next to the list, or instead of it on a narrow screen. */
export function Panel({ contact, wide }: PanelProps) {
  const assess = ({ label, ...look }: AssessLook) =>
    wide ? (
      <AssessmentButton {...look}>{label}</AssessmentButton>
    ) : (
      <Button asChild {...look}>
        <Link to={assessmentRoute(contact.id)}>{label}</Link>
      </Button>
    );
  const texts = (headingLevel: 2 | 3) => (
    <PersonTexts contact={contact} headingLevel={headingLevel} assess={assess}>
      <ProfileCardGrid contact={contact} headingLevel={headingLevel} />
    </PersonTexts>
  );
  return (
    <Padded>
      <PersonView contact={contact} place="panel" wide={wide} assess={assess}>
        {(overview) =>
          wide ? (
            <>
              {texts(3)}
              <PartBoundary resetKey={contact.id}>
                <RecentInteractions
                  contactId={contact.id}
                  allRoute={contactTabRoute(contact.id, 'interactions')}
                />
              </PartBoundary>
              {contact.mbtiType !== null && <FinePrint />}
            </>
          ) : (
            <Tabs
              fill
              label={`About ${nameInSentence(contact.displayName)}`}
              tabs={[
                {
                  value: 'style',
                  label: 'Style',
                  content: (
                    <Stack>
                      {overview}
                      {texts(2)}
                      {contact.mbtiType !== null && <FinePrint />}
                    </Stack>
                  ),
                },
                {
                  value: 'history',
                  label: 'History',
                  content: <LazyInteractions contactId={contact.id} />,
                },
                {
                  value: 'tips',
                  label: 'Tips',
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
              ]}
            />
          )
        }
      </PersonView>
    </Padded>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;
