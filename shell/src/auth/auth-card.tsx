import { useDocumentTitle } from '@rapport/remote-api';
import { Alert, Button, PasswordField, TextField, theme } from '@rapport/shared-ui';
import { MailCheck } from 'lucide-react';
import { useRef, type ChangeEvent, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { MIN_PASSWORD_LENGTH, type AuthField } from './auth-form.ts';
import { FOOTER, MODE_TEXTS } from './auth-texts.ts';
import { useAuthForm, type AuthFormOptions } from './use-auth-form.ts';

export interface AuthCardProps extends Omit<AuthFormOptions, 'focusField'> {
  /** Called if the user doesn't know the password of this address, which may be empty. */
  onForgot: (email: string) => void;
}

/** The form for signing in and up, with messages of the service. */
export function AuthCard({ onForgot, ...options }: AuthCardProps) {
  const element = useRef<HTMLFormElement>(null);
  const form = useAuthForm({
    ...options,
    focusField: (field) => {
      const input = element.current?.elements.namedItem(field);
      if (input instanceof HTMLElement) input.focus();
    },
  });
  const { mode, phase } = form;
  const isSignUp = mode === 'signUp';
  const texts = MODE_TEXTS[mode];
  useDocumentTitle(texts.title);

  const problem = phase.name === 'invalid' ? phase.problem : null;
  const field = (name: AuthField) => ({
    name,
    value: form.fields[name],
    error: problem?.field === name ? problem.message : undefined,
    required: true,
    readOnly: phase.name === 'asking',
    onChange: (event: ChangeEvent<HTMLInputElement>) => form.change(name, event.target.value),
  });
  // Browsers and password managers offer a saved password for one and a new one for the other.
  const newPassword = isSignUp
    ? { autoComplete: 'new-password', minLength: MIN_PASSWORD_LENGTH }
    : { autoComplete: 'current-password' };
  const passwordHint = isSignUp && problem?.field !== 'password';

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <Card>
      <Title>{texts.title}</Title>
      {phase.name === 'failed' && <Notice tone="negative">{phase.message}</Notice>}
      {phase.name === 'noticed' && <Notice tone="positive">{phase.message}</Notice>}
      {phase.name === 'mailed' && (
        <Notice tone="positive" icon={<MailCheck aria-hidden />}>
          {phase.message}
        </Notice>
      )}
      {/* Custom validation, so that every problem is shown on the page and announced to screen readers. */}
      <Form ref={element} noValidate onSubmit={submit}>
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          enterKeyHint="go"
          {...field('email')}
        />
        <PasswordField
          label="Password"
          hint={passwordHint ? `At least ${MIN_PASSWORD_LENGTH} characters` : undefined}
          {...newPassword}
          {...field('password')}
        />
        {isSignUp ? (
          <PasswordField label="Confirm Password" {...newPassword} {...field('confirmation')} />
        ) : (
          <Forgot type="button" onClick={() => onForgot(form.fields.email.trim())}>
            Forgot password?
          </Forgot>
        )}
        <Button
          type="submit"
          variant="primary"
          block
          pending={phase.name === 'asking'}
          pendingLabel={texts.submitting}
        >
          {texts.submit}
        </Button>
      </Form>
      <Button block disabled={phase.name === 'asking'} onClick={form.toggle}>
        {texts.toggle}
      </Button>
      <FinePrint>{FOOTER}</FinePrint>
    </Card>
  );
}

export const Card = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  width: min(calc(${theme.size.stateMax} * 0.75), 100%);
`;

export const Title = styled.h2`
  font: ${theme.font.title};
  letter-spacing: ${theme.tracking.tight};
`;

const Notice = styled(Alert)`
  padding-inline: ${theme.space[3]};
`;

export const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`;

const Forgot = styled.button`
  justify-self: end;
  margin-top: calc(-1 * ${theme.space[2]});
  padding: ${theme.space[1]} 0;
  border: 0;
  background: none;
  color: ${theme.color.accentText};
  font: ${theme.font.smallMedium};
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

const FinePrint = styled.p`
  padding-top: ${theme.space[4]};
  border-top: ${theme.size.hairline} solid ${theme.color.borderSubtle};
  font: ${theme.font.caption};
  color: ${theme.color.textFaint};
`;
