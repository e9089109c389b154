/**
 * The codes of the API's errors, with their status and message. If a message contains what the caller sent, the one
 * here is an example. Requests that aren't valid HTTP, and requests while the API starts, are rejected without this
 * table.
 */
export const ERRORS = {
  ACCESS_TOKEN_NOT_FOUND: { status: 404, error: 'Access token not found' },
  ACCOUNT_ONLY: {
    status: 403,
    error: "An access token can't do this. Sign in with email and password instead.",
  },
  ADDRESS_BOOK_NOT_FOUND: { status: 404, error: 'Address book not found' },
  ADDRESS_BOOK_REFUSED: { status: 409, error: 'The server refuses this user name or password.' },
  ADDRESS_BOOKS_OFF: {
    status: 409,
    error: "This Rapport isn't set up to connect address books: it has no SECRETS_KEY",
  },
  ACTION_NOT_FOUND: { status: 404, error: 'Action not found' },
  AUTHENTICATION_REQUIRED: { status: 401, error: 'Authentication required' },
  AUTHENTICATION_UNAVAILABLE: {
    status: 503,
    error: "Your sign-in can't be checked right now. Please try again shortly.",
  },
  BODY_TOO_LARGE: { status: 413, error: 'The request body is larger than 100 kB' },
  BODY_UNREADABLE: { status: 400, error: "The request body isn't valid JSON" },
  CALENDAR_EXISTS: { status: 409, error: "You're already subscribed to this calendar" },
  CALENDAR_FILE_UNREADABLE: { status: 400, error: "The file isn't a calendar" },
  CALENDAR_NOT_FOUND: { status: 404, error: 'Calendar not found' },
  CARD_QUESTION_NOT_FOUND: {
    status: 404,
    error: 'This question was answered already, or its card changed',
  },
  CHANGES_EXPIRED: {
    status: 410,
    error:
      'Changes are kept for 30 days, and this cursor is older. Ask without since, then read everything again.',
  },
  COMMITMENT_CHANGED: {
    status: 412,
    error: 'This has changed since you loaded it. Load it again first.',
  },
  UNDO_NOT_FOUND: {
    status: 404,
    error: 'This was undone already, or its time is over',
  },
  PREFERENCE_CHANGED: {
    status: 412,
    error: 'What they told you has changed since you loaded it. Load it again first.',
  },
  PREFERENCE_NOT_FOUND: { status: 404, error: 'Stated preference not found' },
  COMMITMENT_NOT_FOUND: { status: 404, error: 'Commitment not found' },
  CONTACT_CHANGED: {
    status: 412,
    error: 'This contact has changed since you loaded it. Load it again first.',
  },
  CONTACT_IS_CANDIDATE: {
    status: 409,
    error: 'They have a label for candidates, so no estimate is made of them',
  },
  CONTACT_NOT_FOUND: { status: 404, error: 'Contact not found' },
  CONTACT_OBJECTED: { status: 409, error: 'They objected, so no estimate is kept' },
  CUSTOM_FIELD_CHOICE_EXISTS: { status: 409, error: 'Two choices have the same name' },
  CUSTOM_FIELD_EXISTS: { status: 409, error: "There's already a field with this name" },
  CUSTOM_FIELD_IN_USE: { status: 409, error: '3 contacts have a value that would be lost' },
  CUSTOM_FIELD_KIND: { status: 409, error: 'Only a field of the kind choice has choices' },
  CUSTOM_FIELD_NOT_FOUND: { status: 404, error: 'Field not found' },
  DATABASE_BUSY: { status: 503, error: 'The request took too long. Please try again shortly.' },
  DATABASE_UNAVAILABLE: {
    status: 503,
    error: "The database can't be reached right now. Please try again shortly.",
  },
  DETAILS_CHANGED: {
    status: 412,
    error: 'Your profile has changed since you loaded it. Load it again first.',
  },
  DIGEST_OFF: { status: 409, error: 'The daily email is off' },
  EMAIL_NOT_SET_UP: { status: 409, error: "This Rapport isn't set up to send email" },
  IDEMPOTENCY_KEY_IN_USE: {
    status: 409,
    error: 'A request with this Idempotency-Key is still being answered',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    error: 'This Idempotency-Key was used for a different request',
  },
  IMPORT_NOT_FOUND: { status: 404, error: 'Import not found' },
  IMPORT_UNDONE: { status: 409, error: 'This import was undone. Start a new one.' },
  IMPORT_UNDO_EXPIRED: {
    status: 409,
    error: "This import is more than a day old, so it can't be undone anymore",
  },
  INTERACTION_NOT_FOUND: { status: 404, error: 'Interaction not found' },
  INTERNAL_ERROR: {
    status: 500,
    error: 'Something went wrong on our side. Please try again.',
  },
  INVALID_ACCESS_TOKEN_ID: { status: 400, error: 'Invalid access token ID' },
  INVALID_ADDRESS_BOOK_ID: { status: 400, error: 'Invalid address book ID' },
  INVALID_ACTION_ID: { status: 400, error: 'Invalid action ID' },
  INVALID_CALENDAR_ID: { status: 400, error: 'Invalid calendar ID' },
  INVALID_COMMITMENT_ID: { status: 400, error: 'Invalid commitment ID' },
  INVALID_CUSTOM_FIELD_ID: { status: 400, error: 'Invalid field ID' },
  INVALID_CONTACT_ID: { status: 400, error: 'Invalid contact ID' },
  INVALID_PREFERENCE_ID: { status: 400, error: 'Invalid preference ID' },
  INVALID_PUSH_DEVICE_ID: { status: 400, error: 'Invalid device ID' },
  INVALID_IMPORT_ID: { status: 400, error: 'Invalid import ID' },
  INVALID_INTERACTION_ID: { status: 400, error: 'Invalid interaction ID' },
  INVALID_LABEL_ID: { status: 400, error: 'Invalid label ID' },
  INVALID_MEETING_ID: { status: 400, error: 'Invalid meeting ID' },
  INVALID_RELATION_ID: { status: 400, error: 'Invalid relation ID' },
  INVALID_UNDO_ID: { status: 400, error: 'Invalid undo ID' },
  INVALID_VIEW_ID: { status: 400, error: 'Invalid view ID' },
  INVALID_WEBHOOK_ID: { status: 400, error: 'Invalid webhook ID' },
  LABEL_EXISTS: { status: 409, error: "There's already a label with this name" },
  LABEL_NOT_FOUND: { status: 404, error: 'Label not found' },
  LIMIT_REACHED: { status: 400, error: "name can't be added: there are already 100 labels" },
  MEETING_NOT_FOUND: { status: 404, error: 'Meeting not found' },
  MEETING_NOT_LOGGED: { status: 409, error: "How this meeting went isn't logged yet" },
  MEETING_SETTLED: {
    status: 409,
    error: 'This meeting is over, and how it went is logged',
  },
  MERGE_CHANGED: {
    status: 409,
    error: "This contact was changed after the merge, so the merge can't be undone",
  },
  MERGE_NOT_FOUND: { status: 404, error: "There's no merge to undo" },
  METHOD_NOT_ALLOWED: { status: 405, error: 'This address answers GET, HEAD, OPTIONS only' },
  MIGRATIONS_PENDING: { status: 503, error: "The database isn't migrated yet." },
  NOT_FOUND: { status: 404, error: "There's nothing at this address" },
  PERSONALITY_PROFILE_NOT_FOUND: {
    status: 404,
    error: "There's no personality profile for these types",
  },
  PUSH_DEVICE_NOT_FOUND: { status: 404, error: 'Device not found' },
  PUSH_NOT_SET_UP: {
    status: 409,
    error: "This Rapport isn't set up to send reminders to devices",
  },
  RELATION_EXISTS: { status: 409, error: 'These two people already have this relation' },
  RELATION_NOT_FOUND: { status: 404, error: 'Relation not found' },
  RESULT_MISMATCH: { status: 400, error: 'mbtiType: must follow from responses' },
  RUN_HAS_NO_ANSWERS: { status: 409, error: 'This assessment has no stored answers to change' },
  RUN_NOT_LATEST: {
    status: 409,
    error: "There's a newer assessment of this contact. Load it again first.",
  },
  SCOPE_MISSING: { status: 403, error: 'This access token lacks the scope contacts:write' },
  TIME_OUT_OF_RANGE: {
    status: 400,
    error: 'interactionDate must not be more than a year from now',
  },
  TIP_NOT_FOUND: { status: 404, error: 'Tip not found' },
  TOO_BUSY: {
    status: 503,
    error: 'Rapport is too busy right now. Please try again shortly.',
  },
  TOO_FEW_ANSWERS: {
    status: 409,
    error: 'At least 5 answers are needed; 3 are stored so far',
  },
  TOO_MANY_REQUESTS: { status: 429, error: 'Too many requests. Please slow down.' },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    error:
      'Send the request body as application/json in UTF-8, uncompressed or with gzip, deflate or br',
  },
  VALIDATION_FAILED: { status: 400, error: 'displayName is required' },
  VIEW_EXISTS: { status: 409, error: "There's already a view with this name" },
  VIEW_NOT_FOUND: { status: 404, error: 'View not found' },
  WEBHOOK_DELIVERY_NOT_FOUND: { status: 404, error: 'Delivery of a webhook not found' },
  WEBHOOK_NOT_FOUND: { status: 404, error: 'Webhook not found' },
} as const satisfies Readonly<Record<string, { status: number; error: string }>>;

export type ErrorCode = keyof typeof ERRORS;
