import { useDocumentTitle } from '@rapport/remote-api';
import { Alert, Button, TextField, theme } from '@rapport/shared-ui';
import { ClockAlert, MailCheck } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { logFailure } from '../log.ts';
import { type AuthService } from '../session/auth-service.ts';
import { Card, Form, Title } from './auth-card.tsx';
import { problemOfEmail } from './auth-form.ts';
import { RECOVERY_PATH } from './mail-link.ts';
import { serviceErrorText } from './service-error-text.ts';

/** The minimum seconds between two emails to one address, as enforced by the service. */
const AGAIN_AFTER = 60;

type Phase =
  | { name: 'editing' | 'asking' }
  | { name: 'invalid' | 'failed'; message: string }
  | { name: 'sent'; email: string };

interface RecoveryCardProps {
  auth: AuthService;
  /** The address that was typed before. */
  email: string;
  onBack: () => void;
}

/** Requests the email with the link for a new password. It doesn't reveal whether an account exists. */
export function RecoveryCard({ auth, email: typed, onBack }: RecoveryCardProps) {
  const [email, setEmail] = useState(typed);
  const [phase, setPhase] = useState<Phase>({ name: 'editing' });
  const input = useRef<HTMLInputElement>(null);
  const [wait, setWait] = useWait();
  useDocumentTitle(phase.name === 'sent' ? 'Check your mailbox' : 'New password');

  // The previous form had the focus.
  useEffect(() => input.current?.focus(), []);

  async function ask(address: string): Promise<void> {
    setPhase({ name: 'asking' });
    try {
      const redirectTo = `${window.location.origin}${RECOVERY_PATH}`;
      const { error } = await auth.resetPasswordForEmail(address, { redirectTo });
      if (error) {
        setPhase({ name: 'failed', message: serviceErrorText(error) });
        return;
      }
      setWait(AGAIN_AFTER);
      setPhase({ name: 'sent', email: address });
    } catch (error) {
      logFailure("Couldn't send the link.", error);
      setPhase({ name: 'failed', message: 'Something went wrong. Please try again.' });
    }
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (phase.name === 'asking') return;
    const problem = problemOfEmail(email);
    if (problem === null) {
      void ask(email.trim());
    } else {
      setPhase({ name: 'invalid', message: problem });
      input.current?.focus();
    }
  };

  if (phase.name === 'sent') {
    return (
      <Card>
        <Alert
          tone="positive"
          role="status"
          icon={<MailCheck aria-hidden />}
          title="Check your mailbox"
        >
          If {phase.email} has an account, a link is on its way. It works once, for one hour.
        </Alert>
        <Hint>
          Nothing there? Check your spam folder, or send it again
          {wait > 0 ? ` in ${wait} seconds` : ''}.
        </Hint>
        <Button variant="outline" block disabled={wait > 0} onClick={() => void ask(phase.email)}>
          Send again
        </Button>
        <Button variant="ghost" block onClick={onBack}>
          Back to sign in
        </Button>
      </Card>
    );
  }
  return (
    <Card>
      <Title>Send a link</Title>
      {phase.name === 'failed' && <Alert tone="negative">{phase.message}</Alert>}
      <Form noValidate onSubmit={submit}>
        <TextField
          ref={input}
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          enterKeyHint="send"
          required
          value={email}
          readOnly={phase.name === 'asking'}
          error={phase.name === 'invalid' ? phase.message : undefined}
          onChange={(event) => {
            setEmail(event.target.value);
            if (phase.name === 'invalid') setPhase({ name: 'editing' });
          }}
        />
        <Button
          type="submit"
          variant="primary"
          block
          pending={phase.name === 'asking'}
          pendingLabel="Sending..."
        >
          Send the link
        </Button>
      </Form>
      <Button variant="ghost" block disabled={phase.name === 'asking'} onClick={onBack}>
        Back to sign in
      </Button>
    </Card>
  );
}

/** Shown if the link in the email has been used or has expired. */
export function ExpiredLinkCard({ onAgain, onBack }: { onAgain: () => void; onBack: () => void }) {
  useDocumentTitle('The link has expired');
  return (
    <Card>
      <Title>This link no longer works</Title>
      <Alert tone="warning" role="alert" icon={<ClockAlert aria-hidden />}>
        It was used before, or it's older than an hour. Your old password still works.
      </Alert>
      <Button variant="primary" block onClick={onAgain}>
        Send a new link
      </Button>
      <Button variant="ghost" block onClick={onBack}>
        Back to sign in
      </Button>
    </Card>
  );
}

/** Counts down the remaining seconds. */
function useWait() {
  const [wait, setWait] = useState(0);
  // Timers are outside of React.
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1_000);
    return () => clearTimeout(timer);
  }, [wait]);
  return [wait, setWait] as const;
}

const Hint = styled.p`
  color: ${theme.color.textMuted};
`;
