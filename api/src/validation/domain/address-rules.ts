import { TEXT_LIMITS } from '@rapport/contracts';
import { type Problem, textProblem } from './text-rules.ts';

const WEB = /^https?:\/\//i;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** What may follow when somebody leaves out https://, like www.example.com/in/ada. */
const BARE_HOST = /^[a-z\d-]+(\.[a-z\d-]+)+([/?#]|$)/i;

/** The definition that browsers use for `<input type="email">` (HTML standard). */
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const EMAIL = new RegExp(`^[a-z\\d.!#$%&'*+/=?^_\`{|}~-]+@${LABEL}(?:\\.${LABEL})*$`, 'i');

/** Whether a form in a browser would take it as an e-mail address. */
export function emailProblem(value: unknown): Problem {
  const problem = textProblem(value, { longest: TEXT_LIMITS.short });
  if (problem !== null || typeof value !== 'string') return problem;
  return EMAIL.test(value) ? null : 'must be an e-mail address like name@example.com';
}

/** People copy addresses without their beginning; the stored address is complete. */
export function completeWebAddress(text: string): string {
  return !SCHEME.test(text) && BARE_HOST.test(text) ? `https://${text}` : text;
}

/** A link that is safe to put into a page: http or https, and no name or password in front of the host. */
export function webAddressProblem(value: unknown): Problem {
  const problem = textProblem(value, { longest: TEXT_LIMITS.short });
  if (problem !== null || typeof value !== 'string') return problem;
  if (!WEB.test(value) || !URL.canParse(value) || /\s/.test(value)) {
    return 'must be a web address that starts with https:// or http://';
  }
  const { username, password } = new URL(value);
  return username === '' && password === '' ? null : 'must not contain a user name or password';
}
