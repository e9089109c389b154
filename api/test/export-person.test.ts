import { addWholeContact, WHOLE_DETAILS } from './builders/whole-contact.ts';
import { TABLES } from './databases.ts';
import { committedDocument } from './openapi/document.ts';
import { answerCheck } from './openapi/documented-answers.ts';
import { type Caller, startTestApi, type TestApi } from './test-api.ts';
import { type ExportedPersonDto } from '../src/export/dto/exported-data.dto.ts';

let api: TestApi;
let ada: Caller;
let contactId: string;

beforeAll(async () => {
  api = await startTestApi();
  ada = await api.signIn();
  contactId = await addWholeContact(api, ada);
  // Values that only come with time or later actions.
  await api.sql(
    `UPDATE rapport.interactions SET follow_up_at = '2030-05-04', follow_up_text = 'Ask for the wire',
       follow_up_status = 'snoozed', follow_up_snoozed_until = now(), follow_up_marked_at = now()
     WHERE contact_id = $1`,
    [contactId],
  );
  await api.sql(
    `UPDATE rapport.import_changes SET changed = '{"before": {}, "after": {}}' WHERE contact_id = $1`,
    [contactId],
  );
  await api.sql(
    'UPDATE rapport.commitments SET done_at = now(), snoozed_until = now() WHERE contact_id = $1',
    [contactId],
  );
});
afterAll(() => api.close());

const exported = async () =>
  (await ada.get(`/api/contacts/${contactId}/export`).expect(200)).body as ExportedPersonDto;

/** The reason why a column isn't in the export. */
class LeftOut {
  constructor(readonly why: string) {}
}
const OWNER = new LeftOut("the user's id, which is nothing about the contact");
const CONTACT = new LeftOut('the id of the contact, which is in the export once');
const DERIVED = new LeftOut('follows from interactions and cadence, which are in the export');
const SEARCH = new LeftOut('name and contact details once more, as the search compares them');
const INTERNAL = new LeftOut('a count or state of the product itself');
/** The feed of changes has ids and times for 31 days; the content is in the other tables. */
const CHANGE = new LeftOut('says that something in the export changed');

/** Location of each column in the export that isn't under its own name, by table. */
const HELD: Readonly<Record<string, Readonly<Record<string, string | LeftOut>>>> = {
  contacts: {
    user_profile_id: OWNER,
    id: 'id',
    version: INTERNAL,
    created_at: 'createdAt',
    last_update_time: 'updatedAt',
    deleted_at: 'deletedAt',
    display_name: 'name',
    primary_email: 'email',
    primary_phone: 'phone',
    organization_name: 'organization',
    organization_title: 'title',
    linkedin_url: 'profileLink',
    photo_url: 'photoUrl',
    photo_key: new LeftOut('is a part of `photoPath`'),
    linkedin_profile_picture: 'profilePicture',
    assessment_complete: 'assessmentComplete',
    mbti_type: 'workStyle',
    mbti_confidence: 'workStyleConfidence',
    mbti_ambiguous_letters: 'openLetters',
    mbti_open_reasons: 'openLetterReasons',
    enneagram_type: 'motivationType',
    enneagram_confidence: 'motivationConfidence',
    enneagram_secondary_types: 'secondaryMotivationTypes',
    enneagram_co_leaders: 'tiedMotivationTypes',
    enneagram_open_reason: 'openMotivationReason',
    narrowing_question_count: new LeftOut('follows from the tied types'),
    estimate_of: INTERNAL,
    big_five_openness: 'openness',
    via_top_strength1: 'topStrength',
    legal_basis_note: 'legalBasisNote',
    informed_at: 'informedAt',
    objected_at: 'objectedAt',
    reviewed_at: 'reviewedAt',
    last_interaction_at: DERIVED,
    cadence_days: 'cadenceDays',
    cadence_changes: 'cadenceChanges',
    next_due_at: DERIVED,
    planned_at: DERIVED,
    planned_types: DERIVED,
    planned_due_at: DERIVED,
    planned_from: DERIVED,
    due_at: DERIVED,
    set_aside_from: DERIVED,
    repair_at: DERIVED,
    due_version: DERIVED,
    primary_email_kind: new LeftOut('is in `emails`'),
    other_emails: new LeftOut('is in `emails`'),
    primary_phone_kind: new LeftOut('is in `phones`'),
    other_phones: new LeftOut('is in `phones`'),
    other_links: new LeftOut('is in `links`'),
    label_ids: new LeftOut('their names are in `labels`'),
    custom_values: new LeftOut('is in `customFields`, with the names of the fields'),
    identity: DERIVED,
    duplicate_keys: DERIVED,
    duplicate_keys_of: DERIVED,
    details: new LeftOut('is in the fields of details'),
    place_keys: SEARCH,
    phone_keys: SEARCH,
    phone_keys_of: SEARCH,
    search_text: SEARCH,
    sort_name: SEARCH,
    sort_family_name: SEARCH,
  },
  interactions: {
    user_profile_id: OWNER,
    contact_id: CONTACT,
    id: 'id',
    created_at: 'createdAt',
    interaction_date: 'interactionDate',
    type: 'type',
    outcome: 'outcome',
    duration: 'duration',
    description: 'description',
    notes: 'notes',
    follow_up_at: 'followUpAt',
    follow_up_text: 'followUpText',
    follow_up_status: 'followUpStatus',
    follow_up_snoozed_until: 'followUpSnoozedUntil',
    follow_up_marked_at: 'followUpMarkedAt',
    search_text: SEARCH,
    meeting_id: new LeftOut('the meeting is in `meeting`'),
  },
  commitments: {
    user_profile_id: OWNER,
    contact_id: CONTACT,
    id: 'id',
    interaction_id: 'interactionId',
    created_at: 'notedAt',
    version: INTERNAL,
    kind: 'kind',
    text: 'text',
    due_on: 'dueOn',
    done_at: 'doneAt',
    snoozed_until: 'snoozedUntil',
  },
  stated_preferences: {
    user_profile_id: OWNER,
    contact_id: CONTACT,
    id: 'id',
    interaction_id: 'interactionId',
    created_at: 'notedAt',
    kind: 'kind',
    value: 'value',
    text: 'text',
    learned_on: 'learnedOn',
  },
  relations: {
    ...{ user_profile_id: OWNER, contact_id: CONTACT, id: 'id', other_id: 'otherId' },
    ...{ created_at: 'notedAt', kind: 'kind', words: 'words', reverse_words: 'reverseWords' },
  },
  assessment_responses: {
    user_profile_id: OWNER,
    contact_id: CONTACT,
    question_id: 'questionId',
    id: INTERNAL,
    created_at: 'answeredAt',
    updated_at: 'changedAt',
    assessment_type: new LeftOut('the same for every answer: which form it came from'),
    question_text: 'question',
    response_text: 'sentText',
    selected_option: 'answer',
    response_score: 'score',
    confidence_level: 'confidence',
    narrowing: 'narrowing',
  },
  assessment_runs: {
    user_profile_id: OWNER,
    contact_id: CONTACT,
    id: 'id',
    created_at: 'completedAt',
    mbti_type: 'workStyle',
    mbti_confidence: 'workStyleConfidence',
    mbti_ambiguous_letters: 'openLetters',
    mbti_open_reasons: 'openLetterReasons',
    enneagram_type: 'motivationType',
    enneagram_confidence: 'motivationConfidence',
    enneagram_secondary_types: 'secondaryMotivationTypes',
    enneagram_co_leaders: 'tiedMotivationTypes',
    enneagram_open_reason: 'openMotivationReason',
    notes: 'notes',
    responses: 'answers',
    // Its fields get other names; export.test.ts compares them.
    scores: new LeftOut('is in `scores` under the names of the screens'),
    base_run_id: 'baseAssessmentId',
    source: 'source',
    changes: 'changes',
  },
  action_marks: {
    user_profile_id: OWNER,
    contact_id: CONTACT,
    action_id: 'id',
    status: 'status',
    snoozed_until: 'snoozedUntil',
    updated_at: 'markedAt',
  },
  duplicate_dismissals: {
    user_profile_id: OWNER,
    contact_id: CONTACT,
    other_id: new LeftOut('another contact: the export of everything has both'),
    dismissed_at: new LeftOut('about two entries of the list, not about the person'),
  },
  moved_contacts: {
    user_profile_id: OWNER,
    contact_id: CONTACT,
    id: new LeftOut('the address of an entry that became part of this one'),
  },
  contact_merges: {
    user_profile_id: OWNER,
    contact_id: CONTACT,
    other_id: new LeftOut('another contact'),
    merged_at: new LeftOut('kept for the ten minutes of the undo'),
    undo: new LeftOut('kept for the ten minutes of the undo'),
  },
  observations: {
    user_profile_id: OWNER,
    contact_id: CONTACT,
    id: INTERNAL,
    created_at: 'observedAt',
    question_id: 'questionId',
    answer: 'answer',
    interaction_id: 'interactionId',
    run_id: 'assessmentId',
  },
  tip_feedback: {
    ...{ user_profile_id: OWNER, contact_id: CONTACT, tip_id: 'tipId' },
    ...{ interaction_id: 'interactionId', helped: 'helped', marked_at: 'markedAt' },
  },
  import_changes: {
    ...{ user_profile_id: OWNER, contact_id: CONTACT, version: INTERNAL },
    ...{ import_id: 'importId', row_number: 'row', changed: 'changed' },
  },
  address_book_links: {
    ...{ user_profile_id: OWNER, contact_id: CONTACT, version: INTERNAL },
    ...{ book_id: INTERNAL, card_id: INTERNAL },
    base: new LeftOut('the fields once more, as they were at the last sync with their card'),
    question: new LeftOut('open until the user says which of two values counts'),
  },
  changes: {
    ...{ user_profile_id: OWNER, contact_id: CONTACT },
    id: new LeftOut('is the id of what changed'),
    ...{ kind: CHANGE, number: CHANGE, change: CHANGE },
  },
  contact_photos: {
    user_profile_id: OWNER,
    contact_id: CONTACT,
    key: new LeftOut('is a part of `photoPath`'),
    bytes: new LeftOut('is `photoData`'),
  },
  photos: {
    user_profile_id: OWNER,
    contact_id: CONTACT,
    id: CONTACT,
    address: new LeftOut('is `photoUrl` or `profilePicture`'),
    attempts: INTERNAL,
    next_attempt_at: INTERNAL,
    key: new LeftOut('is a part of `photoPath`'),
    bytes: new LeftOut('is `photo`'),
  },
};

/** Location of each table's rows in the export. */
const SECTION = {
  contacts: ({ contact }: ExportedPersonDto) => [contact],
  interactions: ({ contact }: ExportedPersonDto) => contact.interactions,
  commitments: ({ contact }: ExportedPersonDto) => contact.commitments,
  stated_preferences: ({ contact }: ExportedPersonDto) => contact.statedPreferences,
  relations: ({ contact }: ExportedPersonDto) => contact.relations,
  assessment_responses: ({ contact }: ExportedPersonDto) => contact.answers,
  assessment_runs: ({ contact }: ExportedPersonDto) => contact.assessments,
  action_marks: ({ contact }: ExportedPersonDto) => contact.actions,
  observations: ({ contact }: ExportedPersonDto) => contact.observations,
  tip_feedback: ({ contact }: ExportedPersonDto) => contact.tipFeedback,
  import_changes: ({ contact }: ExportedPersonDto) => contact.imports,
} as const;

/**
 * Fields that can't be filled together with the others, because most data of deleted or objecting contacts is gone.
 */
const EMPTY: Readonly<Record<string, readonly string[]>> = {
  contacts: ['deletedAt', 'objectedAt'],
};

/** Converts a time to the API's format; returns everything else unchanged. */
const asExported = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*\+00:00$/.test(value)
    ? new Date(value).toISOString()
    : value;

const inCamelCase = (column: string) =>
  column.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

describe('GET /api/contacts/{id}/export', () => {
  it('covers every table and column with data about a contact', async () => {
    const rows = await api.sql(
      `SELECT c.table_name, array_agg(c.column_name::text ORDER BY c.column_name) AS columns
       FROM information_schema.columns c
       WHERE c.table_schema = 'rapport' AND c.table_name IN ${TABLES} AND (c.table_name = 'contacts' OR EXISTS (
         SELECT 1 FROM information_schema.columns o WHERE o.table_schema = c.table_schema
           AND o.table_name = c.table_name AND o.column_name = 'contact_id'))
       GROUP BY c.table_name`,
      [],
    );
    expect(rows.map((row) => row['table_name']).sort()).toEqual(Object.keys(HELD).sort());
    for (const row of rows) {
      const table = String(row['table_name']);
      const named = Object.keys(HELD[table] ?? {});
      const columns: string[] = Object(row['columns']);
      expect([table, columns]).toEqual([table, expect.arrayContaining(named)]);
      // The test below checks all other columns in the section of the table.
      const isSearched = table in SECTION;
      expect([
        table,
        isSearched ? [] : columns.filter((column) => !named.includes(column)),
      ]).toEqual([table, []]);
    }
  });

  it.each(Object.entries(SECTION))('has all rows of %s, every column', async (table, section) => {
    const person = await exported();
    const idColumn = table === 'contacts' ? 'id' : 'contact_id';
    const rows = await api.sql(
      `SELECT to_jsonb(t) AS row FROM rapport.${table} t WHERE t.${idColumn} = $1`,
      [contactId],
    );
    expect(rows.length).toBeGreaterThan(0);
    const columns = Object.keys(Object(rows[0]!['row'])).flatMap((column) => {
      const field = HELD[table]![column] ?? inCamelCase(column);
      return field instanceof LeftOut ? [] : [{ column, field }];
    });
    const stored = rows.map(({ row }) =>
      Object.fromEntries(
        columns.map(({ column, field }) => [field, asExported(Object(row)[column])]),
      ),
    );
    const held = section(person).map((entry) =>
      Object.fromEntries(columns.map(({ field }) => [field, Object(entry)[field]])),
    );
    // An empty field wouldn't prove that the export contains it.
    const empty = columns.filter(({ field }) => stored.every((row) => row[field] == null));
    expect(empty.map(({ field }) => field)).toEqual(EMPTY[table] ?? []);
    expect(held).toHaveLength(stored.length);
    expect(held).toEqual(expect.arrayContaining(stored));
  });

  it('has all addresses with what they are for, and the names of labels and fields', async () => {
    const { contact } = await exported();
    expect(contact).toMatchObject({
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
      labels: ['Board'],
      customFields: [{ name: 'Coffee order', kind: 'text', value: 'Flat white' }],
    });
  });

  it('has all details', async () => {
    expect((await exported()).contact).toMatchObject(WHOLE_DETAILS);
  });

  it('has the stored photo, and the texts of everything referenced by id', async () => {
    const { photo, questions, tips, contact } = await exported();
    const [type, bytes] = String(photo).split(',');
    expect(type).toBe('data:image/webp;base64');
    expect(Buffer.from(String(bytes), 'base64').toString()).toBe('picture of grace '.repeat(20));
    expect(contact.photoPath).toMatch(/unguessable$/);
    const named = [
      ...contact.answers,
      ...contact.observations,
      ...contact.assessments.flatMap(({ answers, changes }) => [
        ...(answers ?? []),
        ...(changes ?? []),
      ]),
    ].map(({ questionId }) => questionId);
    expect(Object.keys(questions).sort()).toEqual([...new Set(named)].sort());
    expect(questions['workstyle-ei']).toEqual({
      text: expect.stringMatching(/\w/),
      answers: { A: expect.any(String), B: expect.any(String), Unsure: expect.any(String) },
    });
    expect(tips).toEqual({ 'I.do': expect.stringMatching(/\w/) });
  });

  it("matches the document, as a file that proxies don't store", async () => {
    const document = committedDocument();
    const path = '/api/contacts/{id}/export';
    const { status, headers, text } = await ada.get(path.replace('{id}', contactId)).expect(200);
    const operation = { ...document.paths[path]!.get!, method: 'GET', path };
    expect(
      answerCheck(document)(operation, status, headers['content-type'] ?? null, text),
    ).toBeNull();
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['content-disposition']).not.toContain('Grace');
  });

  it('has the time of an objection, and no estimate after it', async () => {
    await ada.post(`/api/contacts/${contactId}/objection`).expect(200);
    const { contact, questions, tips } = await exported();
    expect(contact).toMatchObject({
      objectedAt: expect.any(String),
      workStyle: null,
      answers: [],
      assessments: [],
      observations: [],
      tipFeedback: [],
      interactions: [{ notes: 'A nanosecond of wire' }],
    });
    expect([questions, tips]).toEqual([{}, {}]);
  });
});
