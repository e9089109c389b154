import { api } from '@rapport/api-client';
import { useShellApi, useUnsavedText } from '@rapport/remote-api';
import { apiQuery } from '@rapport/remote-api/api-query';
import { useQuery } from '@rapport/remote-api/query';
import { Alert, Button, Checkbox, PasswordField, theme } from '@rapport/shared-ui';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { problemOfNewPassword } from '../auth/auth-form.ts';
import { PASSWORD_HINT } from '../auth/auth-texts.ts';
import { type AuthService } from '../session/auth-service.ts';
import { revokeAccessTokens } from '../session/revoke-access-tokens.ts';
import { actWithPassword, WRONG_PASSWORD } from './account-action.ts';
import { SettingsSection } from './settings-section.tsx';

type Field = 'current' | 'password' | 'confirmation';
type Phase =
  | { name: 'editing' | 'asking' | 'tokensStay' }
  | { name: 'invalid'; field: Field; message: string }
  | { name: 'failed'; message: string };

const EMPTY = { current: '', password: '', confirmation: '' };

/** Changes the password; requires the current one. */
export function PasswordSettings({ auth, email }: { auth: AuthService; email: string }) {
  const shell = useShellApi();
  const tokens = useQuery(apiQuery(shell, api.get('/api/access-tokens'))).data?.length ?? 0;
  const [isRevoking, setIsRevoking] = useState(false);
  const [fields, setFields] = useState(EMPTY);
  const [phase, setPhase] = useState<Phase>({ name: 'editing' });
  const form = useRef<HTMLFormElement>(null);
  useUnsavedText(Object.values(fields).some((value) => value !== ''));

  function refuse(field: Field, message: string): void {
    setPhase({ name: 'invalid', field, message });
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  }

  async function save(): Promise<void> {
    setPhase({ name: 'asking' });
    const { current, password } = fields;
    const outcome = await actWithPassword(auth, { email, password: current }, () =>
      auth.updateUser({ password, current_password: current }),
    );
    if (outcome.status === 'wrongPassword') refuse('current', WRONG_PASSWORD);
    else if (outcome.status === 'failed') setPhase({ name: 'failed', message: outcome.message });
    else {
      const areRevoked = !isRevoking || (await revokeAccessTokens(shell));
      setFields(EMPTY);
      setIsRevoking(false);
      setPhase(areRevoked ? { name: 'editing' } : { name: 'tokensStay' });
      shell.notify({
        title: 'Your password is changed',
        description:
          isRevoking && areRevoked
            ? 'All other devices are signed out, and all access tokens are revoked.'
            : 'All other devices are signed out.',
      });
    }
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (phase.name === 'asking') return;
    if (fields.current === '') {
      refuse('current', 'Enter your current password');
      return;
    }
    const problem = problemOfNewPassword(fields.password, fields.confirmation);
    if (problem === null) void save();
    else refuse(problem.field === 'confirmation' ? 'confirmation' : 'password', problem.message);
  };
  const field = (name: Field) => ({
    name,
    value: fields[name],
    required: true,
    readOnly: phase.name === 'asking',
    error: phase.name === 'invalid' && phase.field === name ? phase.message : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setFields({ ...fields, [name]: event.target.value });
      setPhase({ name: 'editing' });
    },
  });

  return (
    <SettingsSection title="Password" text={PASSWORD_HINT}>
      {phase.name === 'failed' && (
        <Alert tone="negative" title="Couldn't change your password">
          {phase.message}
        </Alert>
      )}
      {phase.name === 'tokensStay' && (
        <Alert tone="negative" title="Your access tokens still work">
          The password is changed, but the tokens couldn't be revoked. Revoke them under Developer.
        </Alert>
      )}
      <Form ref={form} noValidate onSubmit={submit}>
        {/* For password managers, which need the account's address. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('current')}
        />
        <PasswordField label="New password" autoComplete="new-password" {...field('password')} />
        <PasswordField
          label="New password again"
          autoComplete="new-password"
          {...field('confirmation')}
        />
        {tokens > 0 && (
          <Checkbox
            label="Also revoke access tokens"
            hint={`${tokens === 1 ? 'A program gets' : 'Programs get'} in without the password.`}
            disabled={phase.name === 'asking'}
            checked={isRevoking}
            onCheckedChange={setIsRevoking}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          pending={phase.name === 'asking'}
          pendingLabel="Changing..."
        >
          Change password
        </Button>
      </Form>
    </SettingsSection>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};

  & > button {
    justify-self: start;
  }
`;
