import { type BriefingState } from '@rapport/contracts';
import { makeAction, makeInteraction } from '../../testing/make-records.ts';
import { makeStatedPreference } from '../../testing/make-stated-preference.ts';
import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import { anyWords } from '../../testing/make-briefing.ts';
import { makeGuidance, makeTip } from '../../testing/make-guidance.ts';
import { briefingContent, type BriefingSources } from './briefing-content.ts';
import { briefingText } from './briefing-text.ts';

const NOW = new Date('2026-11-26T09:00:00.000Z');

/** A briefing about Mary twelve days after a meeting, with no next steps. */
function mary(overrides: Partial<BriefingSources> = {}): BriefingSources {
  return {
    contact: makeContact({
      displayName: 'Mary Somerville',
      organizationTitle: 'Commissioning Editor',
      organizationName: 'Fieldnotes Press',
    }),
    guidance: makeGuidance(),
    interactions: [
      makeInteraction({
        type: 'meeting',
        outcome: 'neutral',
        description: 'Two sample chapters',
        notes: null,
        interactionDate: '2026-11-14T09:00:00.000Z',
      }),
    ],
    actions: [],
    ...overrides,
  };
}

const withBriefing = (states: BriefingState[], lines = makeGuidance().briefing.lines) =>
  makeGuidance({ briefing: { states, lines } });
const words = (text: string) => text.split(/\s+/).length;

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('a copied briefing', () => {
  it('says everything in half a minute', () => {
    const text = briefingText(briefingContent(mary()));
    expect(text.split('\n')).toEqual([
      'Mary Somerville, Commissioning Editor, Fieldnotes Press. Message first.',
      'Last: 12 days ago, meeting, neutral: Two sample chapters.',
      "Open with: “Before I say anything, I'd like to understand what matters most to you here.”",
      'Do: Send your question the day before. Say who gains before you name the cost.',
      "Avoid: Don't open with figures; open with a person.",
      'If it gets tense: Talk in private; end with one written agreement.',
      'Still open: Concrete or conceptual: give one example, then the idea. If helping leads, thank them; if results lead, name one; if calm leads, leave time.',
      'Watch for: Do they explain by example or by idea?',
      'How sure: One answer each for I, F, J; the rest open. An estimate, not a fact.',
    ]);
    expect(words(text)).toBeLessThanOrEqual(130);
  });

  it("begins with stated preferences, above the estimate's advice on how to reach them", () => {
    const stated = [makeStatedPreference('channel', { channels: { email: 'first' } })];
    const text = briefingText(briefingContent(mary({ guidance: makeGuidance({ stated }) })));
    expect(text.split('\n').slice(0, 2)).toEqual([
      'Mary Somerville, Commissioning Editor, Fieldnotes Press.',
      'They told you: Email first (told you on March 3, 2024)',
    ]);
  });

  it('quotes whole sentences of the notes, however much else there is to say', () => {
    const notes = 'The chapters are long and she wants them short. '.repeat(20);
    const interactions = [makeInteraction({ notes })];
    const actions = (['R1', 'R3'] as const).map((ruleId) =>
      makeAction({
        id: ruleId,
        ruleId,
        title: `Clear the air with a few written lines, ${ruleId}`,
      }),
    );
    const short = briefingContent(mary({ interactions })).last?.notes ?? '';
    expect(short.length).toBeLessThanOrEqual(282);
    expect(short).toMatch(/wants them short\. …$/);
    const crowded = briefingContent(mary({ interactions, actions }));
    expect(crowded.last?.notes).toBe(short);
    expect(crowded.last?.wholeNotes).toContain(notes.trim());
    expect(briefingText(crowded)).toContain(notes.trim());
  });

  it('cuts no sentence, however long the first one is, and leaves a short note alone', () => {
    const noted = (notes: string) =>
      briefingContent(mary({ interactions: [makeInteraction({ description: null, notes })] })).last
        ?.notes;
    expect(noted('Wants it by Friday, at 4.5 percent')).toBe('Wants it by Friday, at 4.5 percent.');
    const long = `She signs if we ${'and more '.repeat(60)}keep the price.`;
    expect(noted(`${long} Then lunch.`)).toBe(`${long} …`);
    expect(noted(`Price\n${'- a point\n'.repeat(60)}`)).toMatch(/- a point …$/);
  });

  it('begins with what the user noted before the meeting, the next one unless another is asked for', () => {
    const planned = (id: string, day: string, goal: string | null) =>
      makeInteraction({
        id,
        type: 'meeting',
        interactionDate: `${day}T09:00:00.000Z`,
        meeting: {
          ...{ id: `m-${id}`, place: null, link: null, state: 'planned', people: [] },
          ...{ goal, news: null, worry: 'The price', notes: 'Agenda: delivery' },
        },
      });
    const interactions = [
      planned('2', '2026-12-05', 'Two years'),
      planned('1', '2026-12-01', null),
    ];
    const next = briefingContent(mary({ interactions }));
    expect(next.meeting).toMatchObject({ id: 'm-1', lines: [{ label: 'They may object' }] });
    expect(next.remarks).toEqual([]);
    const asked = briefingContent(mary({ interactions, meetingId: 'm-2' }));
    expect(briefingText(asked).split('\n').slice(1, 5)).toEqual([
      expect.stringMatching(/^Budget for the spring: Saturday, December 5, \d+:\d\d/),
      'You want: Two years',
      'They may object: The price',
      'Notes: Agenda: delivery',
    ]);
  });

  it('has two of the steps that belong before a meeting', () => {
    const actions = (['R8', 'R1', 'R3', 'R4'] as const).map((ruleId) =>
      makeAction({ id: ruleId, ruleId, title: `Step of ${ruleId}` }),
    );
    const [, , ...others] = actions;
    const done = makeAction({ ruleId: 'R2', status: 'done' });
    expect(briefingContent(mary({ actions: [...actions, done] })).toDo).toEqual([
      'Step of R1',
      'Step of R3',
    ]);
    expect(briefingText(briefingContent(mary({ actions: others })))).toContain(
      'To do: Step of R3; Step of R4.',
    );
  });

  it('puts the title of what is planned into the words to open with', () => {
    const planned = makeInteraction({
      interactionDate: '2026-12-01T09:00:00.000Z',
      description: 'the renewal.',
    });
    const content = briefingContent(mary({ interactions: [planned] }));
    expect(content.sections[0]?.lines[0]?.text).toBe(
      "“I'd like to understand what matters most to you about the renewal.”",
    );
  });

  it('has what to say in a meeting, filled with its lines, and blanks where there are none', () => {
    const line = (part: 'tell' | 'ask' | 'if_they_object', pattern: string) => ({
      ...{ part, text: 'Say it.', words: anyWords(pattern), pattern: null, tipId: null },
    });
    const guidance = withBriefing(
      ['ready'],
      [
        line('tell', '{news}. What does that mean for you?'),
        line('ask', "I'd like to {wish}. How do you see that?"),
        line('if_they_object', 'You say that {worry}. What would help?'),
      ],
    );
    const meeting = { id: 'm', place: null, link: null, state: 'planned' as const, people: [] };
    const planned = (lines: { goal?: string; news?: string; worry?: string }) => [
      makeInteraction({
        interactionDate: '2026-12-01T09:00:00.000Z',
        meeting: { ...meeting, notes: null, ...lines },
      }),
    ];
    const said = (interactions: BriefingSources['interactions']) =>
      briefingContent(mary({ guidance, interactions })).sections.map(({ part, lines }) => [
        ...[part, lines[0]?.text],
      ]);
    const lines = {
      goal: 'agree on two years',
      news: 'the new price list is out',
      worry: 'the price is too high',
    };
    expect(said(planned(lines))).toEqual([
      ['tell', '“The new price list is out. What does that mean for you?”'],
      ['ask', "“I'd like to agree on two years. How do you see that?”"],
      ['if_they_object', '“You say that the price is too high. What would help?”'],
    ]);
    // A line that fits no sentence leaves no blank, because the briefing shows the user's own words above.
    const bare = 'What would you like to get out of this meeting?';
    const withBare = withBriefing(
      ['ready'],
      [{ ...line('ask', ''), words: { ...anyWords("I'd like to {wish}."), bare } }],
    );
    const asked = (goal?: string) =>
      briefingContent(
        mary({ guidance: withBare, interactions: planned(goal === undefined ? {} : { goal }) }),
      ).sections[0]?.lines[0]?.text;
    expect(asked('find out what she needs')).toBe(`“${bare}”`);
    expect(asked()).toBe("“I'd like to [what you’d like to do].”");
    // Not every meeting has news.
    expect(said(planned({}))).toEqual([
      ['ask', "“I'd like to [what you’d like to do]. How do you see that?”"],
      ['if_they_object', '“You say that [what they may say]. What would help?”'],
    ]);
    expect(said([])).toEqual([]);
  });

  it('opens without what the lines below tell and ask for, if there are words for that', () => {
    const open = (bare: string | null) => ({
      part: 'open_with' as const,
      text: 'Say it.',
      words: anyWords('My aim today is to {wish}.', bare),
      pattern: null,
      tipId: null,
    });
    const planned = makeInteraction({
      interactionDate: '2026-12-01T09:00:00.000Z',
      meeting: {
        ...{ id: 'm', place: null, link: null, state: 'planned', people: [], notes: null },
        goal: 'agree on two years',
      },
    });
    const said = (bare: string | null) =>
      briefingContent(
        mary({ guidance: withBriefing(['ready'], [open(bare)]), interactions: [planned] }),
      ).sections[0]?.lines[0]?.text;
    expect(said('What did you have planned?')).toBe('“What did you have planned?”');
    expect(said(null)).toBe('“My aim today is to agree on two years.”');
  });

  it('counts what was tried with them, and claims no more', () => {
    const tip = { tipId: 'I.do', text: 'Send your question the day before.' };
    const guidance = makeGuidance({
      worked: [
        { ...tip, used: 3, wentWell: 2 },
        { ...tip, used: 4, wentWell: 4 },
        { ...tip, used: 5, wentWell: 0 },
      ],
    });
    expect(briefingText(briefingContent(mary({ guidance })))).toMatch(
      /Tried before: Send your question the day before: 3 times, 2 went well\. .*4 times, all went well\. .*5 times, none went well\.$/,
    );
    const stale = { ...guidance, briefing: { ...guidance.briefing, states: ['stale' as const] } };
    expect(briefingContent(mary({ guidance: stale })).worked).toEqual([]);
  });

  it('says nothing of a last time before there was one, nor of what is planned', () => {
    const planned = makeInteraction({ interactionDate: '2026-12-01T09:00:00.000Z' });
    const content = briefingContent(mary({ interactions: [planned] }));
    expect(content.last).toBeNull();
    expect(briefingText(content)).not.toContain('Last:');
  });

  it('shows bidirectional control characters in a text', () => {
    const contact = makeBareContact({ displayName: 'Ada \u202egnp' });
    const interactions = [makeInteraction({ description: 'a\u202eb', notes: null })];
    const text = briefingText(briefingContent(mary({ contact, interactions })));
    expect(text).toContain('Ada ⟨U+202E⟩gnp.');
    expect(text).toContain('a⟨U+202E⟩b');
  });
});

describe('the states of a briefing', () => {
  it('names the channel only where the letter is certain, and a first impression', () => {
    const [axis, ...others] = makeGuidance().axes;
    const guidance = makeGuidance({
      axes: [{ ...axis!, letter: 'E' }, ...others],
      basis: { ...makeGuidance().basis!, firstImpression: true },
    });
    expect(briefingContent(mary({ guidance })).remarks).toEqual(['Call first', 'First impression']);
    const open = makeGuidance({ axes: [{ ...axis!, state: 'open' }, ...others] });
    expect(briefingContent(mary({ guidance: open })).remarks).toEqual([]);
  });

  it('hides the tips of an estimate that may no longer fit, and of one who objected', () => {
    for (const state of ['stale', 'objected'] as const) {
      const content = briefingContent(mary({ guidance: withBriefing([state, 'repair']) }));
      expect(content.sections).toEqual([]);
      expect(content.last).not.toBeNull();
    }
  });

  it('shows general advice before an assessment', () => {
    const general = (situation: 'meeting' | 'writing') =>
      makeTip({ id: situation, text: `When in a ${situation}.`, situation, dependsOn: [], k: 0 });
    const guidance = makeGuidance({
      state: 'not_assessed',
      axes: [],
      basis: null,
      tips: [general('meeting'), general('writing')],
      briefing: { states: ['not_assessed'], lines: [] },
    });
    expect(briefingContent(mary({ guidance })).sections).toEqual([
      {
        part: 'works_with_anyone',
        lines: [{ text: 'When in a meeting.', words: null, tipId: null, basis: [] }],
      },
    ]);
  });

  it('shows the basis of a tip that no other screen shows', () => {
    const guidance = withBriefing(
      ['ready'],
      [
        {
          part: 'open_with',
          text: 'State your view.',
          words: null,
          pattern: null,
          tipId: 'ET.say_first',
        },
        { part: 'do', text: 'Ask for the principle.', words: null, pattern: null, tipId: '5xN.do' },
        {
          part: 'do',
          text: 'Let them show it live.',
          words: null,
          pattern: null,
          tipId: 'ESFP.do',
        },
      ],
    );
    const { sections } = briefingContent(mary({ guidance }));
    expect(sections.flatMap(({ lines }) => lines.map(({ basis }) => basis))).toEqual([
      ['EI', 'TF'],
      ['motivation', 'SN'],
      ['EI', 'SN', 'TF', 'JP'],
    ]);
  });

  it('shows the basis of each line', () => {
    const lines = [
      {
        part: 'open_with' as const,
        text: 'Your own part.',
        words: null,
        pattern: null,
        tipId: null,
      },
      ...makeGuidance().briefing.lines.slice(1),
    ];
    const { sections } = briefingContent(mary({ guidance: withBriefing(['ready'], lines) }));
    const basis = Object.fromEntries(sections.map((each) => [each.part, each.lines[0]?.basis]));
    expect(basis).toEqual({
      open_with: 'last_outcome',
      do: ['EI'],
      avoid: ['TF'],
      if_tense: ['TF', 'JP'],
      still_open: ['SN'],
      watch_for: ['SN'],
      how_sure: null,
    });
  });
});
