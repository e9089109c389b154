import { ASSESSMENT_DEFAULTS } from '@rapport/contracts';
import { type Caller, type TestApi } from '../test-api.ts';
import { addContact, giveAnswers, INTJ_ANSWERS } from './assessment.ts';
import { dialogAnswers, quizBody } from './quiz-body.ts';
import { type QuizRunDto } from '../../src/assessments/dto/quiz-run.dto.ts';

/** All details of a contact. */
export const WHOLE_DETAILS = {
  addresses: [
    {
      kind: 'work' as const,
      street: 'Naval Station\nBuilding 4',
      postalCode: '20374',
      city: 'Washington',
      region: 'DC',
      country: 'United States',
    },
  ],
  timeZone: 'America/New_York',
  languages: ['en-US', 'de'],
  pronouns: 'she/her',
  spokenName: 'GRAYSS',
  nickname: 'Amazing Grace',
  department: 'Bureau of Ships',
  handles: [{ service: 'signal' as const, value: '+1 202 555 0144' }],
  dates: [{ label: 'Anniversary', day: '1930-06-15' }],
  kept: ['X-ASSISTANT:Howard'],
};

/** Adds a contact with a row in every table about contacts, and every column filled. */
export async function addWholeContact(api: TestApi, ada: Caller): Promise<string> {
  const id = await addContact(ada, 'Grace Hopper');
  const { body: label } = await ada.post('/api/labels', { name: 'Board' }).expect(201);
  const shownIn = ['list', 'contact', 'briefing'];
  const { body: field } = await ada
    .post('/api/custom-fields', { name: 'Coffee order', kind: 'text', shownIn })
    .expect(201);
  await ada
    .patch(`/api/contacts/${id}`, {
      ...{ namePrefix: 'Dr.', givenName: 'Grace', additionalNames: 'Brewster' },
      ...{ familyName: 'Hopper', nameSuffix: 'PhD' },
      displayName: 'Grace Hopper',
      primaryEmail: 'grace@navy.example',
      primaryPhone: '+1 202 555 0142',
      organizationName: 'Navy',
      organizationTitle: 'Rear Admiral',
      linkedinUrl: 'https://www.linkedin.com/in/grace',
      photoUrl: 'https://photos.invalid/grace.jpg',
      legalBasisNote: 'We work under a contract.',
      informedAt: '2026-05-03T09:00:00.000Z',
      emails: [
        { value: 'grace@navy.example', kind: 'work' },
        { value: 'grace@home.example', kind: 'home' },
      ],
      phones: [
        { value: '+1 202 555 0142', kind: 'work' },
        { value: '+1 202 555 0143', kind: 'mobile' },
      ],
      links: [
        { value: 'https://www.linkedin.com/in/grace', kind: 'linkedin' },
        { value: 'https://grace.example', kind: 'website' },
      ],
      pinnedNote: 'Wants facts first',
      birthday: '1906-12-09',
      howWeMet: 'At the fair in Berlin',
      ...WHOLE_DETAILS,
      labelIds: [label.id],
      customValues: { [field.id]: 'Flat white' },
    })
    .expect(200);
  const { body: met } = await ada
    .post(`/api/interactions/${id}`, {
      type: 'meeting',
      interactionDate: new Date(Date.now() - 86_400_000).toISOString(),
      description: 'Compilers',
      notes: 'A nanosecond of wire',
      duration: 40,
      outcome: 'positive',
      commitments: [{ kind: 'i_promised', text: 'Send the wire', dueOn: '2026-05-04' }],
      statedPreferences: [
        { kind: 'channel', channels: { email: 'first', call: 'never' }, text: 'Her own address' },
      ],
    })
    .expect(201);
  const { body: mary } = await ada.post('/api/contacts', { displayName: 'Mary' }).expect(201);
  const words = { words: 'taught', reverseWords: 'learned from' };
  await ada.post(`/api/relations/${id}`, { otherId: mary.id, kind: 'other', ...words }).expect(201);
  await ada.put(`/api/health/${id}/cadence`, { cadenceDays: 30 }).expect(200);
  await giveAnswers(ada, id, INTJ_ANSWERS);
  await ada.post(`/api/assessment-complete/${id}`, ASSESSMENT_DEFAULTS).expect(201);
  const { body: run }: { body: QuizRunDto } = await ada
    .post('/api/quiz-complete', quizBody(id, dialogAnswers('A', 'A', 'A', 'A', 'A', 'A', 'A')))
    .expect(201);
  await ada
    .post(`/api/assessment-runs/${id}/answers`, {
      baseRunId: run.id,
      source: 'change',
      changes: [{ questionId: 'workstyle-sn', answer: 'B' }],
    })
    .expect(201);
  const interactionId = String(met.id);
  await ada
    .post(`/api/observations/${id}`, { questionId: 'workstyle-ei', answer: 'B', interactionId })
    .expect(201);
  const file = { fileName: 'people.csv', source: 'csv', rowCount: 1 };
  const { body: started } = await ada.post('/api/imports', file).expect(201);
  const contact = { displayName: 'Grace', howWeMet: 'At a fair' };
  const rows = [{ row: 1, action: 'merge', contactId: id, contact }];
  await ada.post(`/api/imports/${started.id}/rows`, { rows }).expect(200);
  await ada.put(`/api/tip-feedback/${id}/I.do`, { interactionId, helped: true }).expect(200);
  await ada.put(`/api/contacts/${id}/review`).expect(200);
  const { body: actions } = await ada.get(`/api/actions/${id}`).expect(200);
  if (actions.length === 0) throw new Error('There is no next step to mark');
  await ada
    .patch(`/api/actions/${id}/${actions[0].id}`, {
      status: 'snoozed',
      snoozedUntil: new Date(Date.now() + 86_400_000).toISOString(),
    })
    .expect(200);
  await api.sql(
    `UPDATE rapport.contacts SET via_top_strength1 = 'Curiosity', linkedin_profile_picture = 'https://photos.invalid/li.jpg'
     WHERE id = $1`,
    [id],
  );
  await api.sql(
    `INSERT INTO rapport.photos
       (user_profile_id, id, contact_id, address, attempts, next_attempt_at, key, bytes)
     VALUES ($1, $2, $2, 'https://photos.invalid/grace.jpg', 1, now(), 'unguessable', $3)
     ON CONFLICT (user_profile_id, id) DO UPDATE SET key = excluded.key, bytes = excluded.bytes`,
    [ada.id, id, Buffer.from('picture of grace '.repeat(20))],
  );
  return id;
}
