import { type CalendarFailure } from '@rapport/contracts';

/** Why a calendar of an account can't be read, and what to do about it. */
export const ACCOUNT_CALENDAR_WORDS: Readonly<Record<CalendarFailure, string>> = {
  refused: "Its address doesn't lead to a server on the public internet.",
  notFound: "It isn't there anymore, or the server doesn't let you read it.",
  unreachable: "The server doesn't answer. Rapport will try again automatically.",
  tooSlow: 'The server takes too long to answer. Rapport will try again automatically.',
  tooLarge: 'The events around today are larger than 5 MB.',
  notCalendar: "The server's answer isn't a calendar. Rapport will try again automatically.",
  certificate:
    "The server's certificate isn't valid, so your password can't be sent safely. Its administrator has to renew it.",
  wrongPassword: 'The server refuses your password. Enter the new one under Address books.',
  appPassword:
    'The server refuses your password. Create an app password for calendars at your provider, and enter it under Address books.',
  noPassword: "The server doesn't take passwords anymore.",
  moved: 'The server redirects to another address. Connect that one if you trust it.',
  key: "Your password can't be read anymore. Enter it again under Address books.",
  other: 'Something went wrong on our side. Rapport will try again automatically.',
};
