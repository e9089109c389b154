import { type Accounts } from './accounts.ts';
import { type ApiRevocations } from './api-revocations.ts';
import { type Asked } from './asked.ts';
import { type AuthSettings } from './env.ts';
import { type Forward } from './forward.ts';
import { type Limits } from './limits.ts';
import { type Mailbox } from './mailbox.ts';
import { type Passwords } from './passwords.ts';

/** What the answers to requests are made with. */
export type Desk = {
  settings: AuthSettings;
  forward: Forward;
  accounts: Accounts;
  passwords: Passwords;
  limits: Limits;
  mailbox: Mailbox;
  revocations: ApiRevocations;
  /** Origin of this service, which the links in mails start with. */
  publicUrl: string;
};

/** Answers the requests of one door. */
export type Answer = (desk: Desk, asked: Asked) => Promise<Response>;
