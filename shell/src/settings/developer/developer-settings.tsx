import { OverrideSettings, useHasOverrides } from '../../remotes/override-settings.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { AccessTokens } from './access-tokens.tsx';
import { Assistants } from './assistants.tsx';
import { Webhooks } from './webhooks/webhooks.tsx';

/** The access tokens and addresses of programs, and the remotes that come from a developer's machine. */
export function DeveloperSettings() {
  const hasOverrides = useHasOverrides();
  return (
    <>
      <SettingsSection
        title="Access tokens"
        text="A program sends a token in place of your password. It can do what you choose here, and never touch your account, your tokens, or deletion for good."
      >
        <AccessTokens />
      </SettingsSection>
      <SettingsSection
        title="Webhooks"
        text="Rapport tells an address of yours what changes. A message has IDs and kinds only; your program reads the rest with a token."
      >
        <Webhooks />
      </SettingsSection>
      <SettingsSection
        title="Assistants and programs"
        text="An assistant finds contacts, reads briefings, and logs what happened, as far as its token allows. What you give it leaves Rapport."
      >
        <Assistants />
      </SettingsSection>
      {hasOverrides && (
        <SettingsSection
          title="Remotes under development"
          text="Use a remote from your machine in this tab only. Not in production."
        >
          <OverrideSettings />
        </SettingsSection>
      )}
    </>
  );
}
