import { SettingsSection } from './settings-section.tsx';
import { DigestSettings } from './digest-settings.tsx';

/** What reaches the person outside of the app. */
export function NotificationSettings() {
  return (
    <SettingsSection
      title="Daily email"
      text="Whom you meet, what you promised, and who is due, once a day. A day with nothing to say brings no email. Notes and assessments stay in Rapport."
    >
      <DigestSettings />
    </SettingsSection>
  );
}
