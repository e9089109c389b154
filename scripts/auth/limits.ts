import { errorCodeOf, throttled } from './error-response.ts';
import { Gate } from './gate.ts';
import { SlidingWindow, takeAll, type ThrottleSettings } from './throttle.ts';

/** What the work in an attempt came to: only a wrong guess is counted. */
type Attempt = { account: string; address: string };

/** Answers that tell a guesser that the guess was wrong. */
const WRONG_GUESS = ['invalid_credentials', 'email_not_confirmed', 'otp_expired', 'otp_disabled'];

/** Guards guessing of passwords and codes, and the making of accounts in bulk. */
export type Limits = {
  /** Runs an attempt and counts it when it failed; too many failures are answered with 429. */
  guess(attempt: Attempt, work: () => Promise<Response>): Promise<Response>;
  /** Counts a sign-up and runs it. */
  signUp(address: string, work: () => Promise<Response>): Promise<Response>;
};

/** Few at a time: what is under way counts as failed until it is known, so it must not be much. */
const GUESSES_AT_ONCE = 4;

export function createLimits(settings: ThrottleSettings, now: () => number = Date.now): Limits {
  const window = (limit: number) => new SlidingWindow(limit, settings.windowSeconds, now);
  const perAccount = window(settings.failedSignInsPerAccount);
  const perAddress = window(settings.failedSignInsPerAddress);
  const signUps = window(settings.signUpsPerAddress);
  const guesses = new Gate(GUESSES_AT_ONCE);
  // One after the other: two for the same address at once would fail on the unique key.
  const signUpsAtOnce = new Gate(1);
  return {
    guess: ({ account, address }, work) =>
      guesses.run(async () => {
        const byAccount: [SlidingWindow, string][] = account === '' ? [] : [[perAccount, account]];
        const place = takeAll([...byAccount, [perAddress, address]]);
        if (!place.ok) return throttled('failed sign-ins', place.waitSeconds);
        let wrong = false;
        try {
          const response = await work();
          wrong = await isWrongGuess(response);
          return response;
        } finally {
          if (!wrong) place.giveBack();
        }
      }),
    signUp: (address, work) =>
      signUpsAtOnce.run(async () => {
        const place = signUps.take(address);
        return place.ok ? work() : throttled('sign-ups from your network', place.waitSeconds);
      }),
  };
}

async function isWrongGuess(response: Response): Promise<boolean> {
  const location = response.headers.get('location');
  if (location !== null) return new URLSearchParams(location.split('#')[1] ?? '').has('error_code');
  if (response.ok) return false;
  return WRONG_GUESS.includes((await errorCodeOf(response)) ?? '');
}
