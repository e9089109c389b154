import { type Attempt, SignInThrottle } from './sign-in-throttle.ts';

const SETTINGS = {
  windowSeconds: 300,
  failedSignInsPerAccount: 10,
  slowSignInsPerAccount: 50,
  failedSignInsPerAddress: 50,
  signUpsPerAddress: 600,
  mailsPerAddress: 60,
};

const at = (account: string, address: string): Attempt => ({ account, address });

function throttle() {
  let now = 1_000_000;
  const signIns = new SignInThrottle(SETTINGS, () => now);
  return {
    signIns,
    pass: (milliseconds: number) => (now += milliseconds),
    /** Guesses wrong, waits if required, and returns the first decision about the last guess. */
    guess(attempt: Attempt, hasWaited = false) {
      const admission = signIns.admit(attempt, hasWaited);
      if (admission.kind === 'go') admission.wrong();
      return admission;
    },
  };
}

describe('SignInThrottle', () => {
  it('refuses the eleventh guess at an account from one address, and no other', () => {
    const { guess } = throttle();
    for (let index = 0; index < 10; index += 1) {
      expect(guess(at('ann', '1.1.1.1')).kind).toBe('go');
    }
    expect(guess(at('ann', '1.1.1.1'))).toEqual({ kind: 'refused', waitSeconds: 300 });
    expect(guess(at('ann', '2.2.2.2')).kind).toBe('go');
    expect(guess(at('bob', '1.1.1.1')).kind).toBe('go');
  });

  it('keeps an account that many addresses guess at slow, but never closed', () => {
    const { guess, signIns } = throttle();
    for (let index = 0; index < 50; index += 1) guess(at('ann', `10.0.0.${index}`));
    const owner = at('ann', '9.9.9.9');
    expect(guess(owner)).toEqual({ kind: 'wait', milliseconds: 2_000 });
    // One at a time from each address.
    expect(guess(owner)).toEqual({ kind: 'refused', waitSeconds: 2 });
    signIns.waited(owner);
    expect(guess(owner, true).kind).toBe('go');
    expect(guess(at('bob', '9.9.9.9')).kind).toBe('go');
  });

  it('spaces the guesses of one address, and asks to come back in seconds', () => {
    const { guess, pass } = throttle();
    for (let index = 0; index < 50; index += 1) guess(at(`account ${index}`, '1.1.1.1'));
    const waits = Array.from({ length: 12 }, (_, index) => guess(at(`more ${index}`, '1.1.1.1')));
    expect(waits.slice(0, 3)).toEqual([
      { kind: 'wait', milliseconds: 500 },
      { kind: 'wait', milliseconds: 1_000 },
      { kind: 'wait', milliseconds: 1_500 },
    ]);
    expect(waits.at(-1)).toEqual({ kind: 'refused', waitSeconds: 5 });
    expect(guess(at('somebody', '2.2.2.2')).kind).toBe('go');
    pass(10_000);
    expect(guess(at('later', '1.1.1.1'))).toEqual({ kind: 'wait', milliseconds: 500 });
  });

  it('never delays a person who signed in here before, even while others guess', () => {
    const { guess, signIns } = throttle();
    const known = at('ann', '1.1.1.1');
    const admission = signIns.admit(known, false);
    if (admission.kind === 'go') admission.succeeded();
    for (let index = 0; index < 60; index += 1) guess(at(`account ${index}`, '1.1.1.1'), true);
    for (let index = 0; index < 60; index += 1) guess(at('ann', `10.0.0.${index}`), true);
    expect(guess(known).kind).toBe('go');
    for (let index = 0; index < 9; index += 1) guess(known);
    expect(guess(known).kind).toBe('refused');
  });

  it('counts what is under way as wrong until it is known', () => {
    const { signIns } = throttle();
    const under = Array.from({ length: 11 }, () => signIns.admit(at('ann', '1.1.1.1'), false));
    expect(under.map(({ kind }) => kind)).toEqual([...Array(10).fill('go'), 'refused']);
    const [first] = under;
    if (first?.kind === 'go') first.succeeded();
    expect(signIns.admit(at('ann', '1.1.1.1'), false).kind).toBe('go');
  });
});
