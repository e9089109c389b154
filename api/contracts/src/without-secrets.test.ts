import { pathWithoutSecrets, withoutSecrets } from './without-secrets.ts';

const KEY = 'Zk3v9Qm1x_7Lr-0aTb5Nc8YdWe2Hf6Jg';
const FEED = `${KEY}${KEY.toLowerCase()}`;
const PROGRAM = 'rapport_pat_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const ID = '0197a1b2-7c3d-7e4f-8a5b-6c7d8e9f0a1b';
const JWT = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.${KEY}`;

describe('pathWithoutSecrets', () => {
  it.each([
    [`/api/calendar/${FEED}.ics`, '/api/calendar/…'],
    [`/API/Calendar/${FEED}.ics`, '/API/Calendar/…'],
    [`//calendar/${FEED}`, '//calendar/…'],
    [`/api//calendar///${FEED}.ics/`, '/api//calendar///…/'],
    [`/api/c%61lendar/${FEED}.ics`, '/api/c%61lendar/…'],
    [`/api%2Fcalendar%2f${FEED}.ics`, '/api%2Fcalendar%2f…'],
    [`/api%252Fcalendar%252f${FEED}.ics`, '/api%252Fcalendar%252f…'],
    [`\\api\\calendar\\${FEED}`, '\\api\\calendar\\…'],
    ['/api/calendar/short', '/api/calendar/…'],
    [`/api/calendar;v=1/short`, '/api/…/…'],
    [`/photos/${ID}/${ID}/${KEY}`, `/photos/${ID}/${ID}/…`],
    [`/Photos/${ID}/${ID.toUpperCase()}/${KEY}/`, `/Photos/${ID}/${ID.toUpperCase()}/…/`],
    [`/anything/${KEY}`, '/anything/…'],
    [`/api/contacts/${PROGRAM}`, '/api/contacts/…'],
    ['/api/contacts/whsec_aaaaaaaa+b=', '/api/contacts/…'],
    [
      `/anything/${[...KEY].map((sign) => `%${sign.charCodeAt(0).toString(16)}`).join('')}`,
      '/anything/…',
    ],
    [`/anything;token=${KEY}/more`, '/…/more'],
    [`/api/contacts?q=Ada`, '/api/contacts'],
    [`/api/contacts#access_token=${JWT}`, '/api/contacts'],
    [`/api/contacts%3Fq=Ada`, '/api/contacts'],
    [`/api/contacts%253fq%3dAda`, '/api/contacts'],
    [`/api/contacts&apikey=abc`, '/api/…'],
  ])('writes %s as %s', (address, path) => {
    expect(pathWithoutSecrets(address)).toBe(path);
  });

  it.each([
    '/',
    '/api/contacts',
    `/api/contacts/${ID}/interactions/${ID}`,
    '/api/coaching-recommendations',
    '/api/user/personality-profile',
    '/mf-contacts/1.4.0/assets/contact-page-B3x9Zq1a.js',
    '/api/analytics/2026-11-26',
    '/api/contacts/%',
  ])('leaves %s unchanged', (path) => {
    expect(pathWithoutSecrets(path)).toBe(path);
  });
});

describe('withoutSecrets', () => {
  it.each([
    [
      `fetching https://calendar.test/private-${KEY}/basic.ics?x=1 failed`,
      'fetching https://calendar.test/…/basic.ics?… failed',
    ],
    [`GET /api/contacts?q=Ada+Lovelace: reset`, 'GET /api/contacts?…'.concat(' reset')],
    [
      `went to http://localhost:4200/contacts#access_token=${JWT}`,
      'went to http://localhost:4200/contacts?…',
    ],
    [
      `access_token=abc refresh_token=${KEY} code=12 apikey: x`,
      'access_token=… refresh_token=… code=… apikey: x',
    ],
    [`Authorization: Bearer abc.def`, 'Authorization: Bearer …'],
    [`the token ${JWT} is bad`, 'the token … is bad'],
    [`key sb_secret_${KEY}`, 'key …'],
  ])('writes %s as %s', (text, plain) => {
    expect(withoutSecrets(text)).toBe(plain);
  });

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'What now? It could not be read (twice).',
    'http://localhost:4200/assets/common-B3x9Zq1a.js:1:23456',
    `The contact ${ID} is gone.`,
    "Cannot read properties of undefined (reading 'displayName')",
    'NotFoundException: canceling statement due to statement timeout',
  ])('leaves "%s" unchanged', (text) => {
    expect(withoutSecrets(text)).toBe(text);
  });
});
