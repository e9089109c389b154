import { type Answer, ASSESSMENT_VERSION, SELF_ASSESSMENT_DIMENSIONS } from '@rapport/contracts';
import { composeDigest } from '../src/digest/domain/compose-digest.ts';
import { type StatedPreferenceDto } from '../src/stated-preferences/dto/stated-preference.dto.ts';
import { type TodayDto } from '../src/today/dto/today.dto.ts';
import { isAdviceAgainst, sentencesIn } from './builders/advice-against.ts';
import { addContact } from './builders/assessment.ts';
import { dialogAnswers, quizBody } from './builders/quiz-body.ts';
import { EVERY_VALUE } from './builders/stated.ts';
import { setLongStandingCadence } from './long-standing-cadence.ts';
import { type Caller, type TestApi } from './test-api.ts';

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
/** The calls that return something about one contact, below `/api`. */
const OF_CONTACT = ['contacts', 'guidance', 'actions', 'health', 'commitments', 'interactions'];
const ZONE = { timeZone: 'Europe/Zurich' };

/** Someone who said one thing about themselves. */
interface Told {
  id: string;
  said: StatedPreferenceDto;
  meetingId: string;
}

/**
 * Reads everything about contacts who each said one thing, and returns the sentences that advise against it, with
 * their call. They were met in person once, which went badly, and long before; a meeting with someone else is planned.
 * @param answers of the assessment of each contact
 * @param self the user's score in all dimensions
 */
export async function adviceEverywhere(
  api: TestApi,
  answers: readonly Answer[],
  self: number,
): Promise<{ against: string[]; sentences: number }> {
  const ada = await api.signIn();
  const scores = Object.values(SELF_ASSESSMENT_DIMENSIONS).map(({ field }) => [field, self]);
  const version = { assessmentComplete: true, assessmentVersion: ASSESSMENT_VERSION };
  await ada.put('/api/user-personality', { ...Object.fromEntries(scores), ...version }).expect(200);
  const other = await assessed(
    ada,
    'Zoe Other',
    answers.map((each) => (each === 'A' ? 'B' : 'A')),
  );
  const people: Told[] = [];
  for (const value of EVERY_VALUE) people.push(await toldBy(api, ada, answers, value, other));
  const against: string[] = [];
  let sentences = 0;
  const judge = (call: string, said: StatedPreferenceDto, answer: unknown) => {
    const found = sentencesIn(answer);
    sentences += found.length;
    for (const sentence of found) {
      if (isAdviceAgainst(sentence, said)) against.push(`${call} (${said.says}): ${sentence}`);
    }
  };
  const read = async (path: string) => (await ada.get(path).expect(200)).body as unknown;
  const today = (await ada.get('/api/today').query(ZONE).expect(200)).body as TodayDto;
  const { body: feed } = await ada.post('/api/calendar-feed', ZONE).expect(201);
  const calendar = unfolded(await (await fetch(`${api.url}${feed.path}`)).text());
  for (const { id, said, meetingId } of people) {
    for (const kind of OF_CONTACT) {
      const path = `/api/${kind}/${id}`;
      judge(path, said, await read(path));
    }
    judge('export of the contact', said, await read(`/api/contacts/${id}/export`));
    judge('meeting guidance', said, await read(`/api/meeting-guidance/${meetingId}`));
    const own = ownPart(today, id);
    judge('today', said, own);
    judge('daily email', said, composeDigest(own, { appUrl: 'https://a.test', ...CLOCK }));
    judge(
      'calendar feed',
      said,
      calendar.filter((line) => line.includes(meetingId)),
    );
  }
  return { against, sentences };
}

const CLOCK = { ...ZONE, hourCycle: 'h23' } as const;

async function assessed(caller: Caller, name: string, answers: readonly Answer[]): Promise<string> {
  const id = await addContact(caller, name);
  await caller.post('/api/quiz-complete', quizBody(id, dialogAnswers(...answers))).expect(201);
  return id;
}

async function toldBy(
  api: TestApi,
  ada: Caller,
  answers: readonly Answer[],
  value: object,
  other: string,
): Promise<Told> {
  const id = await assessed(ada, 'Grace Hopper', answers);
  const { body: said } = await ada.post(`/api/stated-preferences/${id}`, value).expect(201);
  await setLongStandingCadence(api, ada, id, 30);
  for (const [days, outcome] of [
    [-200, 'positive'],
    [-100, 'negative'],
  ] as const) {
    const met = { type: 'meeting', interactionDate: at(days), outcome };
    await ada.post(`/api/interactions/${id}`, met).expect(201);
  }
  const meeting = { title: 'Renewal', startsAt: at(1), contactIds: [id, other] };
  const { body: planned } = await ada.post('/api/meetings', meeting).expect(201);
  return { id, said, meetingId: String(planned.id) };
}

/** What Today has about one contact. */
function ownPart(today: TodayDto, contactId: string): TodayDto {
  const own = <Entry extends { person: { id: string } }>(entries: Entry[]) =>
    entries.filter(({ person }) => person.id === contactId);
  return {
    ...today,
    meetings: own(today.meetings),
    due: own(today.due),
    followUps: own(today.followUps),
    observe: own(today.observe),
  };
}

/** The events of a calendar, each as one text, without what people said. */
function unfolded(calendar: string): string[] {
  return calendar
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .map((event) => event.replaceAll(/ told you: .*?(?=\\n|\r\n)/g, ''));
}
