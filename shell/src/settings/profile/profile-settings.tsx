import { useShellApi } from '@rapport/remote-api';
import { useQuery } from '@rapport/remote-api/query';
import { Skeleton, SkeletonGroup, theme } from '@rapport/shared-ui';
import { userDetailsQuery } from '../../session/user-details.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { CardSettings } from './card-settings.tsx';
import { FormatSettings } from './format-settings.tsx';
import { ProfileForm } from './profile-form.tsx';

/** The user's details, formats of times and dates, and own card. */
export function ProfileSettings() {
  const loaded = useQuery(userDetailsQuery(useShellApi()));
  const { data, error } = loaded;
  if (data === undefined) {
    if (error === null) {
      return (
        <SkeletonGroup label="Loading your profile">
          <Skeleton height={theme.size.control} />
          <Skeleton height={theme.size.control} />
        </SkeletonGroup>
      );
    }
    return <NotLoaded what="your profile" query={loaded} />;
  }
  return (
    <>
      <SettingsSection
        title="About you"
        text="Your name stands in the invitations you send, and all of it can be on your card. It goes with your account."
      >
        <ProfileForm details={data} />
      </SettingsSection>
      <SettingsSection
        title="Times and dates"
        text="As your browser writes them, until you choose. Saved right away, for all your devices."
      >
        <FormatSettings details={data} />
      </SettingsSection>
      <SettingsSection
        title="My card"
        text="To hand over: a phone reads the code, and address books read the file, which has your photo, too."
      >
        <CardSettings details={data} />
      </SettingsSection>
    </>
  );
}
