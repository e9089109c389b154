import { useRef, useState } from 'react';
import { type AuthService } from '../session/auth-service.ts';
import {
  problemOf,
  NO_FIELDS,
  type AuthField,
  type AuthMode,
  type FieldProblem,
} from './auth-form.ts';
import { type AuthOutcome } from './auth-outcome.ts';
import { confirmationNotice } from './auth-texts.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';

type Phase =
  | { name: 'editing' }
  | { name: 'invalid'; problem: FieldProblem }
  | { name: 'asking' }
  /** The account needs the link in the email. */
  | { name: 'mailed'; message: string }
  | Greeting;

export interface Greeting {
  name: 'failed' | 'noticed';
  message: string;
}

export interface AuthFormOptions {
  auth: AuthService;
  /** The initial message, or one that arrives later. */
  greeting: Greeting | null;
  /** Called when a request starts: a session may appear before the outcome is known. */
  onAsk(): void;
  onOutcome(outcome: AuthOutcome): void;
  /** Focuses the field to correct. */
  focusField(field: AuthField): void;
}

/** The state of the authentication form, and its handlers. */
export function useAuthForm({ auth, greeting, onAsk, onOutcome, focusField }: AuthFormOptions) {
  const [mode, setMode] = useState<AuthMode>('signIn');
  const [fields, setFields] = useState(NO_FIELDS);
  const [phase, setPhase] = useState<Phase>(greeting ?? { name: 'editing' });
  const [greeted, setGreeted] = useState(greeting?.message);
  // The session of a deleted account may end before the deletion has been answered.
  if (greeting !== null && greeting.message !== greeted) {
    setGreeted(greeting.message);
    setPhase(greeting);
  }
  // A second Enter may come before the button shows the pending state.
  const isAsking = useRef(false);

  function change(field: AuthField, value: string): void {
    setFields((current) => ({ ...current, [field]: value }));
    // A problem that's being corrected no longer needs to be shown.
    if (phase.name === 'invalid') setPhase({ name: 'editing' });
  }

  function toggle(): void {
    setMode(mode === 'signIn' ? 'signUp' : 'signIn');
    setFields(NO_FIELDS);
    setPhase({ name: 'editing' });
    focusField('email');
  }

  function conclude(outcome: AuthOutcome): void {
    switch (outcome.status) {
      case 'entered':
        // Stays pending until the page has changed.
        break;
      case 'confirmationSent':
        setMode('signIn');
        setFields({ ...NO_FIELDS, email: outcome.email });
        setPhase({ name: 'mailed', message: confirmationNotice(outcome.email) });
        break;
      case 'failed':
        setPhase({ name: 'failed', message: outcome.message });
        if (outcome.refused && mode === 'signIn') {
          setFields((current) => ({ ...current, password: '' }));
          focusField('password');
        }
        break;
      default:
        outcome satisfies never;
    }
    onOutcome(outcome);
  }

  async function submit(): Promise<void> {
    if (isAsking.current) return;
    const problem = problemOf(mode, fields);
    if (problem) {
      setPhase({ name: 'invalid', problem });
      focusField(problem.field);
      return;
    }
    isAsking.current = true;
    setPhase({ name: 'asking' });
    onAsk();
    const credentials = { email: fields.email.trim(), password: fields.password };
    const outcome = await (mode === 'signIn' ? signIn : signUp)(auth, credentials);
    isAsking.current = outcome.status === 'entered';
    conclude(outcome);
  }

  return { mode, fields, phase, change, toggle, submit };
}
