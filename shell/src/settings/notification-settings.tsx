import { CadenceSettings } from './cadence-settings.tsx';
import { SettingsSection } from './settings-section.tsx';
import { DigestSettings } from './digest-settings.tsx';
import { PushSettings } from './push/push-settings.tsx';

/** Notifications outside of the app, and what makes a contact due. */
export function NotificationSettings() {
  return (
    <>
      <SettingsSection
        title="Reminders on your devices"
        text="Before a meeting, with its briefing one tap away, and in the morning. They arrive even if Rapport is closed, on each device where you turn them on."
      >
        <PushSettings />
      </SettingsSection>
      <SettingsSection
        title="Daily email"
        text="Whom you meet, what you promised, and who's due, once a day. You get no email on days with nothing to report. Notes and assessments stay in Rapport."
      >
        <DigestSettings />
      </SettingsSection>
      <SettingsSection
        title="Cadence"
        text="How often you want to be in touch. A contact is due when its cadence has passed; without one, it never is. Of several labels, the shortest cadence counts."
      >
        <CadenceSettings />
      </SettingsSection>
    </>
  );
}
