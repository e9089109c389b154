import {
  motivationEstimate,
  motivationLabel,
  workStyleEstimate,
  type ContactSummary,
  type PersonalityProfile,
} from '@rapport/contracts';
import { Alert, Skeleton, theme } from '@rapport/shared-ui';
import { BookOpenCheck } from 'lucide-react';
import { usePersonalityProfile } from './profile-texts.tsx';

/** Says that there are texts for this contact's types, once they have been found. */
export function ProfileBanner({ contact }: { contact: ContactSummary }) {
  const state = usePersonalityProfile(contact);
  // A skeleton of the same height, so that nothing below it moves.
  if (state.status === 'loading') return <Skeleton height={theme.space[16]} />;
  if (state.status !== 'ready') return null;
  return (
    <Alert
      tone="accent"
      icon={<BookOpenCheck aria-hidden />}
      title="Professional Profile Available"
    >
      {whatIsKnown(contact, state.profile)}
    </Alert>
  );
}

/** The texts are written for two settled types: where the estimate is not settled, this says so. */
function whatIsKnown(
  contact: ContactSummary,
  { mbtiType, enneagramType }: PersonalityProfile,
): string {
  const { label } = workStyleEstimate(mbtiType, contact.mbtiAmbiguousLetters);
  const motivation = motivationEstimate({ ...contact, enneagramType });
  if (motivation?.state === 'tied') {
    return `${label}. ${motivation.label}. The sections below are written for ${motivationLabel(enneagramType)}, so read what they say about motivation as one of several possibilities.`;
  }
  if (motivation?.state === 'open') {
    return `${label}. The motivation is not settled yet, so read what the sections below say about it as a guess.`;
  }
  return `${label}, with the motivation ${motivationLabel(enneagramType)}. The sections below use it.`;
}
