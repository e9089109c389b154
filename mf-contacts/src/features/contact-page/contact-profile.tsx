import { type ContactSummary } from '@rapport/contracts';
import { Card, Tabs } from '@rapport/shared-ui';
import { StyleSummary } from '../../profile/style-summary.tsx';
import { InteractionStyles } from './interaction-styles.tsx';
import { Interactions } from './interactions.tsx';
import { PageColumns, Stack } from './page-columns.tsx';
import { PersonCard } from './person-card.tsx';
import { Recommendations } from './recommendations.tsx';

/** The person and their work style on one side, tabs on the other. */
export function ContactProfile({ contact }: { contact: ContactSummary }) {
  return (
    <PageColumns>
      <Stack>
        <PersonCard contact={contact} />
        {contact.mbtiType !== null && (
          <Card asChild>
            <section aria-label="Work style">
              <StyleSummary contact={contact} />
            </section>
          </Card>
        )}
      </Stack>
      <Tabs
        label={`About ${contact.displayName}`}
        tabs={[
          {
            value: 'styles',
            label: 'Interaction Styles',
            content: <InteractionStyles contact={contact} />,
          },
          {
            value: 'interactions',
            label: 'Interactions',
            content: <Interactions contact={contact} />,
          },
          { value: 'recommendations', label: 'Recommendations', content: <Recommendations /> },
        ]}
      />
    </PageColumns>
  );
}
