import { motivationLabel, workStyleLabel, type ContactSummary } from '@rapport/contracts';
import { Alert, Skeleton, theme } from '@rapport/shared-ui';
import { BookOpenCheck } from 'lucide-react';
import { usePersonalityProfile } from '../../profile/use-personality-profile.ts';

/** Says that there are texts for this contact's types, once they have been found. */
export function ProfileBanner({ contact }: { contact: ContactSummary }) {
  const state = usePersonalityProfile(contact);
  // Its room is kept meanwhile, so that nothing below it jumps.
  if (state.status === 'loading') return <Skeleton height={theme.space[16]} />;
  if (state.status !== 'ready') return null;
  return (
    <Alert
      tone="accent"
      icon={<BookOpenCheck aria-hidden />}
      title="Professional Profile Available"
    >
      {workStyleLabel(state.profile.mbtiType)}, with the motivation{' '}
      {motivationLabel(state.profile.enneagramType)}. The sections below use it.
    </Alert>
  );
}
