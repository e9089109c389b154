import { type Contact } from '@rapport/api-client';
import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import { estimateNotes } from './estimate-notes.ts';

const clear = { mbtiAmbiguousLetters: [], enneagramSecondaryTypes: [] };
const notesAt = (percent: number) =>
  estimateNotes(
    makeContact({ ...clear, mbtiConfidence: percent, enneagramConfidence: percent }),
  ).map(({ icon, text }) => `${icon}: ${text}`);

describe('estimateNotes', () => {
  it('names the open pairs and the types close behind in the words of the quiz', () => {
    expect(estimateNotes(makeContact())).toEqual([
      {
        icon: 'yellow',
        text: 'The letter for concrete or conceptual is less definitive: no answer has settled it yet.',
      },
      { icon: 'blue', text: 'Insight-Centered also fits part of what you saw.' },
    ]);
  });

  it('calls a clear result strong from 85 on and consistent from 75 on', () => {
    expect(notesAt(85)).toEqual([
      expect.stringMatching(/^green: Strong work style/),
      expect.stringMatching(/^green: Strong motivation/),
    ]);
    for (const percent of [75, 84]) {
      expect(notesAt(percent)).toEqual([
        expect.stringMatching(/^green: The work style answers are consistent/),
        expect.stringMatching(/^green: The motivation answers are consistent/),
      ]);
    }
  });

  it('advises caution below 70 and is silent from there to 74', () => {
    expect(notesAt(69)).toEqual([
      expect.stringMatching(/^yellow: .*retaking/),
      expect.stringMatching(/^yellow: .*mixed/),
    ]);
    expect(notesAt(70)).toEqual([]);
    expect(notesAt(74)).toEqual([]);
  });

  it('claims no agreement of answers that are not known', () => {
    for (const percent of [95, 78, 50]) {
      const unknown = { mbtiOpenReasons: null, enneagramCoLeaders: null };
      const result = { mbtiConfidence: percent, enneagramConfidence: percent };
      const texts = estimateNotes(makeContact({ ...clear, ...result, ...unknown }));
      expect(texts.filter(({ text }) => text.includes('answers'))).toEqual([]);
    }
  });

  it('gives the reason for each open letter, if it is known', () => {
    const textsWith = (mbtiOpenReasons: Contact['mbtiOpenReasons']) =>
      estimateNotes(
        makeContact({ ...clear, mbtiAmbiguousLetters: ['N', 'J'], mbtiOpenReasons }),
      ).map(({ text }) => text);
    expect(textsWith({ N: 'contradicting', J: 'no_answer' })).toEqual([
      'The letter for concrete or conceptual is less definitive: your answers point both ways. The letter for planned or flexible is less definitive: no answer has settled it yet.',
    ]);
    expect(textsWith(null)).toEqual([
      'The letters for concrete or conceptual and for planned or flexible are less definitive.',
    ]);
  });

  it('tells a tie as a tie, never in green, however high its number', () => {
    const tied = { enneagramConfidence: 90, enneagramCoLeaders: [5 as const] };
    expect(estimateNotes(makeContact({ mbtiAmbiguousLetters: [], ...tied }))).toEqual([
      {
        icon: 'yellow',
        text: 'The motivation type is less definitive: Excellence-Driven and Insight-Centered are tied.',
      },
    ]);
  });

  it('says that the motivation is open without answers', () => {
    const open = { enneagramConfidence: 50, enneagramOpenReason: 'no_answer' as const };
    expect(estimateNotes(makeContact({ ...clear, ...open }))).toEqual([
      { icon: 'yellow', text: expect.stringContaining('no answer has settled it yet') },
    ]);
  });

  it.each([
    [80, null],
    [69, undefined],
  ])('calls types close behind a close call at %d%% where no one knows of a tie', (percent, co) => {
    const contact = makeContact({ mbtiAmbiguousLetters: [], enneagramConfidence: percent });
    const unknown = { ...contact, enneagramCoLeaders: co, enneagramOpenReason: co } as Contact;
    expect(estimateNotes(unknown)).toEqual([
      {
        icon: 'yellow',
        text: 'The motivation type is less definitive, a close call: Insight-Centered also fits part of what you saw.',
      },
    ]);
  });

  it("starts with a remark that it's a first impression", () => {
    expect(estimateNotes(makeContact(clear), true)[0]).toEqual({
      icon: 'blue',
      text: 'First impression: you have logged fewer than three interactions.',
    });
    expect(estimateNotes(makeBareContact(), true)).toEqual([]);
  });

  it('shows nothing for an unknown type or number', () => {
    expect(
      estimateNotes(
        makeContact({
          ...clear,
          mbtiConfidence: null,
          enneagramType: null,
          enneagramConfidence: null,
        }),
      ),
    ).toEqual([]);
    expect(estimateNotes(makeBareContact())).toEqual([]);
  });
});
