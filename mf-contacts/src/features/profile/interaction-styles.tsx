import { type ContactSummary } from '@rapport/api-client';
import { type ProfileTextField } from '@rapport/contracts';
import { Skeleton, SkeletonGroup } from '@rapport/shared-ui';
import { capitalized } from '../../contacts/contact-text.ts';
import { EstimateNoteList } from './estimate-note-list.tsx';
import { FinePrint } from '../../ui/fine-print.tsx';
import { PROFILE_TERMS } from './profile-terms.ts';
import { ProfileTextsFailed, useProfileTexts, type ProfileTexts } from './profile-texts.tsx';
import { Section, Sections } from './sections.tsx';

const LINES = ['92%', '98%', '64%', '95%', '88%', '71%'];

/** Who the contact is, how best to interact, and what drives and unsettles them. */
export function InteractionStyles({ contact }: { contact: ContactSummary }) {
  const state = useProfileTexts(contact);
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
        <p>These texts need a motivation type, too. Update the assessment to find one.</p>
      )}
      {state.status === 'ready' && <ProfileSections texts={state.texts} />}
      <EstimateNoteList
        contact={contact}
        firstImpression={state.status === 'ready' && state.firstImpression}
      />
      <FinePrint />
    </Sections>
  );
}

function ProfileSections({ texts }: { texts: ProfileTexts }) {
  const rows = (...fields: ProfileTextField[]) =>
    fields.map((field) => {
      const text = texts(field);
      return { term: PROFILE_TERMS[field], text: text && capitalized(text) };
    });
  return (
    <>
      <Section
        title="Who They Are"
        rows={rows('coreMotivation', 'workApproach', 'collaborationPreference')}
      />
      <Section
        title="How Best to Interact"
        rows={rows('communicationStyle', 'relationshipStyle', 'conflictResponse')}
      />
      <Section
        title="Motivations & Sensitivities"
        rows={rows('growthDirection', 'stressResponse', 'triggers')}
      />
    </>
  );
}
