import { type Accounts } from './accounts.ts';
import { type ApiRevocations } from './api-revocations.ts';
import { type AuthRequest } from './auth-request.ts';
import { type AuthSettings } from './env.ts';
import { type Forward } from './forward.ts';
import { type SerialRunner } from './serial-runner.ts';
import { type Limits } from './limits.ts';
import { type Mailbox } from './mailbox.ts';
import { type Passwords } from './passwords.ts';
import { type RecoverySessions } from './recovery-sessions.ts';

/** Dependencies of the handlers. */
export type HandlerContext = {
  settings: AuthSettings;
  forward: Forward;
  accounts: Accounts;
  passwords: Passwords;
  recoveries: RecoverySessions;
  /** Queues refreshes by refresh token. */
  refreshes: SerialRunner;
  limits: Limits;
  mailbox: Mailbox;
  revocations: ApiRevocations;
  /** Origin of this service; links in emails start with it. */
  publicUrl: string;
};

/** Handles the requests of one endpoint. */
export type Handler = (context: HandlerContext, asked: AuthRequest) => Promise<Response>;
