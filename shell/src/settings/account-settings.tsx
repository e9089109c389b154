import { useShellUser } from '@rapport/remote-api';
import { TextLink } from '@rapport/shared-ui';
import { Link } from '@rapport/remote-api/router';
import { EmailSettings } from './email-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { type SettingsPageProps } from './settings-page-props.ts';
import { SettingsSection } from './settings-section.tsx';
import { SignedInDevices } from './signed-in-devices.tsx';

/** The user's sign-in methods and devices. */
export function AccountSettings({ auth }: Pick<SettingsPageProps, 'auth'>) {
  const user = useShellUser();
  const email = user?.email ?? '';
  return (
    <>
      {/* Resets the forms when the address changes. */}
      <EmailSettings key={`email ${email}`} auth={auth} email={email} />
      <PasswordSettings auth={auth} email={email} />
      <SignedInDevices auth={auth} />
      <SettingsSection title="Delete my account" text="With everything you've stored.">
        <TextLink asChild>
          <Link to="/settings/data">Delete my data and account</Link>
        </TextLink>
      </SettingsSection>
    </>
  );
}
