import { useUnsavedText } from '@rapport/remote-api';
import { useQuery, useQueryClient } from '@rapport/remote-api/query';
import { Alert, Button, PasswordField, TextField, theme } from '@rapport/shared-ui';
import { Mail } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { problemOfEmail } from '../auth/auth-form.ts';
import { type AuthService } from '../session/auth-service.ts';
import { act, actWithPassword, WRONG_PASSWORD } from './account-action.ts';
import { accountQuery } from './account-query.ts';
import { Buttons, SettingsSection } from './settings-section.tsx';

type Field = 'newEmail' | 'currentPassword';
type Phase =
  | { name: 'shown' | 'editing' | 'asking' | 'sent' }
  | { name: 'invalid'; field: Field; message: string }
  | { name: 'failed'; message: string };

const EMPTY = { newEmail: '', currentPassword: '' };

/** Changes the address, which takes effect once the links sent to the old and the new one are opened. */
export function EmailSettings({ auth, email }: { auth: AuthService; email: string }) {
  const queries = useQueryClient();
  const query = accountQuery(auth);
  const waitingFor = useQuery(query).data?.newEmail ?? null;
  const [fields, setFields] = useState(EMPTY);
  const [phase, setPhase] = useState<Phase>({ name: 'shown' });
  const form = useRef<HTMLFormElement>(null);
  useUnsavedText(Object.values(fields).some((value) => value !== ''));

  function refuse(field: Field, message: string): void {
    setPhase({ name: 'invalid', field, message });
    const input = form.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  }

  async function save(): Promise<void> {
    setPhase({ name: 'asking' });
    const password = fields.currentPassword;
    const outcome = await actWithPassword(auth, { email, password }, () =>
      auth.updateUser(
        { email: fields.newEmail.trim(), current_password: password },
        { emailRedirectTo: window.location.href },
      ),
    );
    if (outcome.status === 'wrongPassword') refuse('currentPassword', WRONG_PASSWORD);
    else if (outcome.status === 'failed') setPhase({ name: 'failed', message: outcome.message });
    else {
      setFields(EMPTY);
      setPhase({ name: 'shown' });
      await queries.invalidateQueries(query);
    }
  }

  async function sendAgain(): Promise<void> {
    setPhase({ name: 'asking' });
    const options = { emailRedirectTo: window.location.href };
    const outcome = await act(() => auth.resend({ type: 'email_change', email, options }));
    if (outcome.status === 'failed') setPhase({ name: 'failed', message: outcome.message });
    else setPhase({ name: 'sent' });
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (phase.name === 'asking') return;
    const address = fields.newEmail.trim();
    const problem =
      address.toLowerCase() === email.toLowerCase() && address !== ''
        ? 'This is already your address'
        : problemOfEmail(address);
    if (problem !== null) refuse('newEmail', problem);
    else if (fields.currentPassword === '')
      refuse('currentPassword', 'Enter your current password');
    else void save();
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
  const isOpen = fields !== EMPTY || !['shown', 'sent'].includes(phase.name);

  return (
    <SettingsSection
      title="Email"
      text="You sign in with it. It's also where we send a link for a new password."
    >
      <p>
        <Address>{email}</Address> <InUse>in use</InUse>
      </p>
      {waitingFor !== null && (
        <Alert
          tone="info"
          role="status"
          icon={<Mail aria-hidden />}
          title={`Waiting for ${waitingFor}`}
        >
          Open the links in both mailboxes, the old one and the new one.
          {phase.name === 'sent' && " They're on their way again."}
        </Alert>
      )}
      {phase.name === 'failed' && (
        <Alert tone="negative" title="Couldn't change your address">
          {phase.message}
        </Alert>
      )}
      {isOpen && waitingFor === null ? (
        <Form ref={form} noValidate onSubmit={submit}>
          <TextField label="New email" type="email" autoComplete="email" {...field('newEmail')} />
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            {...field('currentPassword')}
          />
          <Buttons>
            <Button
              type="submit"
              variant="primary"
              pending={phase.name === 'asking'}
              pendingLabel="Changing..."
            >
              Send the links
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                setFields(EMPTY);
                setPhase({ name: 'shown' });
              }}
            >
              Cancel
            </Button>
          </Buttons>
        </Form>
      ) : (
        <Buttons>
          {waitingFor === null ? (
            <Button onClick={() => setPhase({ name: 'editing' })}>Change email</Button>
          ) : (
            <Button pending={phase.name === 'asking'} onClick={() => void sendAgain()}>
              Send again
            </Button>
          )}
        </Buttons>
      )}
    </SettingsSection>
  );
}

const Address = styled.b`
  font: ${theme.font.bodyStrong};
  overflow-wrap: anywhere;
`;

const InUse = styled.span`
  color: ${theme.color.textFaint};
  font: ${theme.font.caption};
`;

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;
