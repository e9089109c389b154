import { api } from '@rapport/api-client';
import { type ShellApi, useDocumentTitle } from '@rapport/remote-api';
import { request } from '@rapport/remote-api/api-query';
import { Alert, Button, Checkbox, PasswordField, theme } from '@rapport/shared-ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { logFailure } from '../log.ts';
import { type AuthService } from '../session/auth-service.ts';
import { revokeAccessTokens } from '../session/revoke-access-tokens.ts';
import { Card, Form, Title } from './auth-card.tsx';
import { problemOfNewPassword, type FieldProblem } from './auth-form.ts';
import { AuthFrame } from './auth-frame.tsx';
import { PASSWORD_HINT } from './auth-texts.ts';
import { serviceErrorText } from './service-error-text.ts';

interface NewPasswordScreenProps {
  auth: AuthService;
  email: string;
  shell: Pick<ShellApi, 'request' | 'notify'>;
  /** The password is changed; every other device is signed out. */
  onDone: () => void;
}

type Phase =
  | { name: 'editing' | 'asking' }
  | { name: 'invalid'; problem: FieldProblem }
  | { name: 'failed'; message: string };

const TOKENS_STAY = {
  title: 'Your access tokens still work',
  description: "They couldn't be revoked. Revoke them in Settings, Developer.",
  variant: 'destructive',
} as const;

/** The target of the link for a new password: the user is signed in and has to choose one. */
export function NewPasswordScreen({ auth, email, shell, onDone }: NewPasswordScreenProps) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [isRevoking, setIsRevoking] = useState(false);
  const [phase, setPhase] = useState<Phase>({ name: 'editing' });
  const hasTokens = useHasAccessTokens(shell);
  const form = useRef<HTMLFormElement>(null);
  useDocumentTitle('Choose a new password');

  const focus = (name: string) => {
    const input = form.current?.elements.namedItem(name);
    if (input instanceof HTMLElement) input.focus();
  };
  // The page was just opened from an email, and there's only one thing to do.
  useEffect(() => focus('password'), []);

  async function save(): Promise<void> {
    setPhase({ name: 'asking' });
    try {
      const { error } = await auth.updateUser({ password });
      if (error) setPhase({ name: 'failed', message: serviceErrorText(error) });
      else {
        if (isRevoking && !(await revokeAccessTokens(shell))) shell.notify(TOKENS_STAY);
        onDone();
      }
    } catch (error) {
      logFailure("Couldn't save the new password.", error);
      setPhase({ name: 'failed', message: 'Something went wrong. Please try again.' });
    }
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (phase.name === 'asking') return;
    const problem = problemOfNewPassword(password, confirmation);
    if (problem === null) {
      void save();
    } else {
      setPhase({ name: 'invalid', problem });
      focus(problem.field);
    }
  };
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    if (phase.name === 'invalid') setPhase({ name: 'editing' });
  };
  const problem = phase.name === 'invalid' ? phase.problem : null;
  const errorAt = (field: string) => (problem?.field === field ? problem.message : undefined);

  return (
    <AuthFrame title="Nearly there" subtitle="Choose a new password, and you're in.">
      <Card>
        <div>
          <Title>Choose a new password</Title>
          {email !== '' && <For>for {email}</For>}
        </div>
        {phase.name === 'failed' && <Alert tone="negative">{phase.message}</Alert>}
        <Form ref={form} noValidate onSubmit={submit}>
          {/* For password managers, which need the account's address. */}
          <input hidden readOnly name="username" autoComplete="username" value={email} />
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            required
            hint={PASSWORD_HINT}
            value={password}
            error={errorAt('password')}
            readOnly={phase.name === 'asking'}
            onChange={change(setPassword)}
          />
          <PasswordField
            label="New password again"
            name="confirmation"
            autoComplete="new-password"
            required
            value={confirmation}
            error={errorAt('confirmation')}
            readOnly={phase.name === 'asking'}
            onChange={change(setConfirmation)}
          />
          {hasTokens && (
            <Checkbox
              label="Also revoke access tokens"
              hint="Your programs get in without the password."
              disabled={phase.name === 'asking'}
              checked={isRevoking}
              onCheckedChange={setIsRevoking}
            />
          )}
          <Note>All other devices are signed out.</Note>
          <Button
            type="submit"
            variant="primary"
            block
            pending={phase.name === 'asking'}
            pendingLabel="Saving..."
          >
            Save and sign in
          </Button>
        </Form>
      </Card>
    </AuthFrame>
  );
}

/** Whether programs get in without a password; false until that is known. */
function useHasAccessTokens(shell: Pick<ShellApi, 'request'>): boolean {
  const [hasTokens, setHasTokens] = useState(false);
  useEffect(() => {
    request(shell, api.get('/api/access-tokens')).then(
      ({ length }) => setHasTokens(length > 0),
      // The password can be saved anyway, even with an API of an earlier release.
      () => setHasTokens(false),
    );
  }, [shell]);
  return hasTokens;
}

const For = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.font.small};
`;
