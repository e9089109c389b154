import { SECRET } from './tokens.ts';

export const ORIGIN = 'https://app.example.com';

/** The keys by which push services know the API in tests. */
export const PUSH_KEYS = {
  privateKey: 'bGV0LXRoaXMtYmUtYS1rZXktb25seS1mb3ItdGVzdHM',
  publicKey:
    'BO_iYq4FBlao4SJhZpDRe-7BRxNH0DcweCrFs2wkwugNu6EOm6wXLJFh8vtVd7DruWbLWHGmDAHVOd8mshzSJdM',
  subject: 'mailto:admin@example.com',
};

/** Default environment of an API in tests: silent, without limits, and without background work. */
export const DEFAULT_ENVIRONMENT = {
  NODE_ENV: 'test',
  PORT: '0',
  CORS_ORIGINS: ORIGIN,
  AUTH_MODE: 'local',
  JWT_SECRET: SECRET,
  DATABASE_POOL_SIZE: '5',
  LOG_LEVEL: 'info',
  RATE_LIMIT_PER_MINUTE: '0',
  LIMITS_STORE: 'memory',
  PURGE_EVERY_SECONDS: '0',
  FETCH_PHOTOS: 'false',
  DIGEST_EVERY_SECONDS: '0',
  FETCH_CALENDARS: 'false',
  VAPID_PRIVATE_KEY: PUSH_KEYS.privateKey,
  VAPID_SUBJECT: PUSH_KEYS.subject,
  PUSH_EVERY_SECONDS: '0',
  WEBHOOKS_EVERY_SECONDS: '0',
  WEBHOOK_TIMEOUT_MS: '300',
  SECRETS_KEY: 'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
  ADDRESS_BOOKS_EVERY_SECONDS: '0',
  ADDRESS_BOOK_TIMEOUT_MS: '300',
};
