import { type ContactSummary, type PersonalityProfile } from '@rapport/api-client';
import { motivationEstimate, motivationLabel, workStyleEstimate } from '@rapport/contracts';
import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { Alert, Skeleton, theme } from '@rapport/shared-ui';
import { BookOpenCheck } from 'lucide-react';
import styled from 'styled-components';
import { personalityProfileQuery } from '../../queries.ts';
import { LINE_WIDTH } from '../../ui/line-width.ts';

/** Says that there are texts for this contact's types, once they've loaded. */
export function ProfileBanner({ contact }: { contact: ContactSummary }) {
  const query = personalityProfileQuery(useShellApi(), contact);
  const { data: profile, isLoading } = useQuery(query);
  // The skeleton has the same height, so that nothing below it moves.
  if (isLoading) return <Skeleton height={theme.space[16]} />;
  if (profile === undefined) return null;
  return (
    <Alert
      tone="accent"
      icon={<BookOpenCheck aria-hidden />}
      title="Professional Profile Available"
    >
      <Text>{whatIsKnown(contact, profile)}</Text>
    </Alert>
  );
}

/** The texts are looked up by two settled types. If the estimate isn't settled, this says so. */
function whatIsKnown(
  contact: ContactSummary,
  { mbtiType, enneagramType }: PersonalityProfile,
): string {
  const { label } = workStyleEstimate(mbtiType, contact.mbtiAmbiguousLetters);
  const motivation = motivationEstimate({ ...contact, enneagramType });
  if (motivation?.state === 'tied') {
    return `${label}. ${motivation.label}. The sections below say what's true of all of them.`;
  }
  if (motivation?.state === 'open') {
    return `${label}. The motivation isn't settled yet, so the sections below leave it open.`;
  }
  return `${label}, with the motivation ${motivationLabel(enneagramType)}. The sections below use it.`;
}

const Text = styled.span`
  display: block;
  max-width: ${LINE_WIDTH};
`;
