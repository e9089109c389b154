/** Commands that five more lists got wrong at first, in the same account. */
export const RECENT_PHRASES: readonly (readonly [typed: string, meant: string])[] = [
  [
    'move marcus to wednesday 11',
    'Move the next meeting with Marcus Long, Wednesday, December 2, 11:00 AM',
  ],
  [
    'luis promised to send the plan by dec 10',
    'Note what Luis Ortega promised you, “send the plan”, Thursday, December 10',
  ],
  [
    'elena promised 12 chairs for the 19th',
    'Note what Elena Rossi promised you, “12 chairs”, Saturday, December 19',
  ],
  ['write nina an email about the offsite', 'Find words for Nina Frei, “the offsite”'],
  ['email jonas about the fair', 'Find words for Jonas Weber, “the fair”'],
  [
    'email from nina: happy with the proofs',
    'Log an email with Nina Frei, “happy with the proofs”',
  ],
  ['remind me 30 min before meetings', 'Settings: Notifications'],
  ['change my time zone to lisbon', 'Settings: Profile'],
  [
    'plan pricing review w/ hannah dec 8 2pm',
    'Plan a meeting with Hannah Brandt, “pricing review”, Tuesday, December 8, 2:00 PM',
  ],
  ['brief me on hanah', 'Open the briefing for Hannah Brandt'],
  ['mailed jonnas the offer', 'Log an email with Jonas Weber, “offer”'],
  [
    'nina thurs 9:30 rate review',
    'Plan a meeting with Nina Frei, “rate review”, Thursday, December 3, 9:30 AM',
  ],
  [
    'lunch w luis 15 dec 12.30 at Da Vittorio',
    'Plan a meeting with Luis Ortega, “Lunch”, Tuesday, December 15, 12:30 PM, in Da Vittorio',
  ],
  [
    'lunch with luis thu 12:30 re the terms',
    'Plan a meeting with Luis Ortega, “Lunch, the terms”, Thursday, December 3, 12:30 PM',
  ],
  [
    'session with ben tmrw 8am on zoom',
    'Plan a meeting with Ben Carter, “Session”, Sunday, November 29, 8:00 AM, on Zoom',
  ],
  [
    'zoom with ben wed 11-11.45',
    'Plan a meeting with Ben Carter, “Zoom”, Wednesday, December 2, 11:00 AM, 45 minutes',
  ],
  [
    'met ben and luis yesterday, agreed the budget',
    'Log a meeting with Ben Carter and Luis Ortega, “agreed the budget”, Friday, November 27',
  ],
  ['sent elena the invoice, done', 'Log an email with Elena Rossi, “invoice”'],
  ['draft thank you email to elena for the tour', 'Thank Elena Rossi, “the tour”'],
  ["mark ben's list promise as kept", 'Mark the next step with Ben Carter as done, “list”'],
  [
    'jonas called back - happy with the terms',
    'Log a call with Jonas Weber, “happy with the terms”',
  ],
  [
    'ben to send me floor plans by monday',
    'Note what Ben Carter promised you, “send floor plans”, Monday, November 30',
  ],
  [
    'coffee sarah k 9 dec 4pm',
    'Plan a meeting with Sarah Keller, “Coffee”, Wednesday, December 9, 4:00 PM',
  ],
];
