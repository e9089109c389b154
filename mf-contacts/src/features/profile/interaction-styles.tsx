import { type ContactSummary, type PersonalityProfile } from '@rapport/contracts';
import { Card, Skeleton, SkeletonGroup, StateMessage } from '@rapport/shared-ui';
import { capitalized, shortName } from '../../contacts/contact-text.ts';
import { EstimateNoteList } from './estimate-note-list.tsx';
import { FinePrint } from '../../ui/fine-print.tsx';
import { ProfileTextsFailed, usePersonalityProfile } from './profile-texts.tsx';
import { Section, Sections } from './sections.tsx';

const LINES = ['92%', '98%', '64%', '95%', '88%', '71%'];

/** Who they are, how best to interact, and what drives and unsettles them. */
export function InteractionStyles({ contact }: { contact: ContactSummary }) {
  const state = usePersonalityProfile(contact);
  if (contact.mbtiType === null) {
    return (
      <Card padding="lg">
        <StateMessage title="No Personality Profile Available" headingLevel={2}>
          Answer 7 questions about what you have seen {shortName(contact.displayName)} do, and a few
          more where you are not sure. “Not sure” is a good answer.
        </StateMessage>
      </Card>
    );
  }
  return (
    <Sections>
      {state.status === 'loading' && (
        <SkeletonGroup label="Loading profile">
          <Sections>
            {LINES.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Sections>
        </SkeletonGroup>
      )}
      {state.status === 'failed' && (
        <ProfileTextsFailed retrying={state.retrying} retry={state.retry} />
      )}
      {state.status === 'unknown-types' && (
        <p>These texts need a motivation type too. Update the assessment to find one.</p>
      )}
      {state.status === 'ready' && <ProfileSections profile={state.profile} />}
      <EstimateNoteList contact={contact} />
      <FinePrint />
    </Sections>
  );
}

function ProfileSections({ profile }: { profile: PersonalityProfile }) {
  return (
    <>
      <Section
        title="Who They Are"
        rows={[
          { term: 'Core motivation', text: profile.coreMotivation },
          { term: 'Work approach', text: profile.workApproach },
          { term: 'Collaboration', text: profile.collaborationPreference },
        ]}
      />
      <Section
        title="How Best to Interact"
        rows={[
          { term: 'Communication', text: profile.communicationStyle },
          { term: 'Relationship', text: profile.relationshipStyle },
          { term: 'When you disagree', text: profile.conflictResponse },
        ]}
      />
      <Section
        title="Motivations & Sensitivities"
        rows={[
          { term: 'Growth', text: profile.growthDirection },
          { term: 'Under stress', text: profile.stressResponse },
          { term: 'Triggers', text: capitalized(profile.triggers) },
        ]}
      />
    </>
  );
}
