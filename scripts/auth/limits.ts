import { setTimeout as delay } from 'node:timers/promises';
import { errorCodeOf, errorResponse, throttled } from './error-response.ts';
import { Gate } from './gate.ts';
import { type Attempt, SignInThrottle } from './sign-in-throttle.ts';
import { SlidingWindow, type Taken, type ThrottleSettings } from './throttle.ts';

/** Errors that tell a guesser that the guess was wrong. */
const WRONG_GUESS = [
  'invalid_credentials',
  'current_password_mismatch',
  'email_not_confirmed',
  'otp_expired',
  'otp_disabled',
];

/** Minimum number of seconds between two emails of one kind to one address. */
const MAIL_SECONDS = 60;
const BUSY_SECONDS = 5;

type Work = () => Promise<Response>;

/** Limits the guessing of passwords and codes, the bulk creation of accounts, and the sending of emails. */
export type Limits = {
  /** Runs an attempt and counts it if it failed. */
  guess(attempt: Attempt, work: Work): Promise<Response>;
  /** Counts a sign-up and runs it. */
  signUp(address: string, work: Work): Promise<Response>;
  /** Runs work that creates an account, without counting it as a sign-up. */
  makeAccount(address: string, work: Work): Promise<Response>;
  /** Runs a change of an account, which may hash a password. */
  change(address: string, work: Work): Promise<Response>;
  /** Counts a request for an email of this kind from this address; the result is the same for every recipient. */
  askForMail(kind: string, recipient: string, address: string): Taken;
  /** True if an email of this kind may go to this recipient now; requests of all clients count. */
  mayMail(kind: string, recipient: string): boolean;
};

/** @param now milliseconds since the epoch */
export function createLimits(settings: ThrottleSettings, now: () => number = Date.now): Limits {
  const signIns = new SignInThrottle(settings, now);
  const signUps = new SlidingWindow(settings.signUpsPerAddress, settings.windowSeconds, now);
  const mailsOfAddress = new SlidingWindow(settings.mailsPerAddress, settings.windowSeconds, now);
  const mailsAsked = new SlidingWindow(1, MAIL_SECONDS, now);
  const mailsSent = new SlidingWindow(1, MAIL_SECONDS, now);
  // Each kind of work has a separate gate, so no kind delays another. Only a few guesses run at the same time,
  // because a guess counts as wrong until its result is known.
  const guesses = new Gate({ places: 4, waiting: 40, waitingPerSender: 20 });
  // One after the other: two for the same address at the same time would fail on the unique key.
  const accounts = new Gate({ places: 1, waiting: 20, waitingPerSender: 10 });
  const changes = new Gate({ places: 1, waiting: 20, waitingPerSender: 10 });

  async function guess(attempt: Attempt, work: Work): Promise<Response> {
    for (let hasWaited = false; ; hasWaited = true) {
      const outcome = await guesses.run(attempt.address, async () => {
        const admission = signIns.admit(attempt, hasWaited);
        if (admission.kind !== 'go') return admission;
        let settle = admission.neither;
        try {
          const response = await work();
          if (await isWrongGuess(response)) settle = admission.wrong;
          else if (response.ok) settle = admission.succeeded;
          return response;
        } finally {
          settle();
        }
      });
      if (outcome === undefined) return busy();
      if (outcome instanceof Response) return outcome;
      if (outcome.kind === 'refused') return throttled('failed sign-ins', outcome.waitSeconds);
      try {
        await delay(outcome.milliseconds);
      } finally {
        signIns.waited(attempt);
      }
    }
  }

  const through = async (gate: Gate, address: string, work: Work) =>
    (await gate.run(address, work)) ?? busy();

  return {
    guess,
    signUp: (address, work) =>
      through(accounts, address, async () => {
        const place = signUps.take(address);
        return place.ok ? work() : throttled('sign-ups from your network', place.waitSeconds);
      }),
    makeAccount: (address, work) => through(accounts, address, work),
    change: (address, work) => through(changes, address, work),
    askForMail(kind, recipient, address) {
      const mail = mailsAsked.take(`${kind}\n${recipient}\n${address}`);
      if (!mail.ok) return mail;
      const place = mailsOfAddress.take(address);
      if (!place.ok) mail.giveBack();
      return place;
    },
    mayMail: (kind, recipient) => mailsSent.take(`${kind}\n${recipient}`).ok,
  };
}

function busy(): Response {
  return errorResponse(
    503,
    'over_capacity',
    'The sign-in service has too much to do right now. Please try again in a few seconds.',
    { retryAfter: BUSY_SECONDS },
  );
}

async function isWrongGuess(response: Response): Promise<boolean> {
  const location = response.headers.get('location');
  if (location !== null) return new URLSearchParams(location.split('#')[1] ?? '').has('error_code');
  if (response.ok) return false;
  return WRONG_GUESS.includes((await errorCodeOf(response)) ?? '');
}
