import { type OwnDetails } from '@rapport/api-client';
import { useShellApi, useShellUser } from '@rapport/remote-api';
import { Alert, Button, media, TextField, theme } from '@rapport/shared-ui';
import { PhotoField } from '@rapport/shared-ui/photo';
import styled from 'styled-components';
import { Buttons, SettingsText } from '../settings-section.tsx';
import { PROFILE_LABELS, type ProfileField, textsOf } from './profile-fields.ts';
import { useProfileForm } from './use-profile-form.ts';

/** Photo, name, and other details of the user, which are saved together. */
export function ProfileForm({ details }: { details: OwnDetails }) {
  const shell = useShellApi();
  const user = useShellUser();
  const { form, photo, texts, problems, phase, isChanged, ...act } = useProfileForm(details);
  const path = details.photoPath;
  const field = (name: ProfileField) => ({
    label: PROFILE_LABELS[name],
    name,
    value: texts[name],
    error: problems[name],
    readOnly: phase.name === 'saving',
    onChange: ({ target }: { target: { value: string } }) => act.change(name, target.value),
  });
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void act.save();
      }}
    >
      <PhotoField
        name={texts.name || details.email || ''}
        stored={path === null ? null : (shell.fileUrl?.(path) ?? null)}
        entry={photo}
      />
      {user?.avatarUrl != null && (
        <SettingsText>
          The header shows the picture of your account; this one is on your card.
        </SettingsText>
      )}
      <TextField {...field('name')} autoComplete="name" />
      <Pair>
        <TextField {...field('title')} autoComplete="organization-title" />
        <TextField {...field('company')} autoComplete="organization" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
        <TextField {...field('pronouns')} autoComplete="off" placeholder="she/her" />
      </Pair>
      {phase.name === 'failed' && (
        <Alert tone="negative" title="Couldn't save your profile">
          {phase.why}
        </Alert>
      )}
      {phase.name === 'raced' && (
        <Alert tone="warning" role="alert" title="This was changed in another tab">
          <Stored>
            {phase.fields.map((name) => (
              <li key={name}>
                {PROFILE_LABELS[name]}: <b>{textsOf(phase.stored)[name] || 'empty'}</b> now, and you
                have <b>{texts[name].trim() || 'nothing'}</b>
              </li>
            ))}
          </Stored>
          <Buttons>
            <Button size="sm" onClick={() => void act.saveMine()}>
              Save mine
            </Button>
            <Button size="sm" variant="ghost" onClick={act.takeStored}>
              Keep the other
            </Button>
          </Buttons>
        </Alert>
      )}
      <Buttons>
        <Button
          type="submit"
          variant="primary"
          pending={phase.name === 'saving'}
          pendingLabel="Saving..."
        >
          Save profile
        </Button>
        {isChanged && phase.name !== 'saving' && (
          <Button variant="ghost" onClick={act.discard}>
            Discard
          </Button>
        )}
      </Buttons>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

/** Two fields side by side, if there's room. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};

  ${media.small} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stored = styled.ul`
  padding-bottom: ${theme.space[2]};
  overflow-wrap: anywhere;
`;
