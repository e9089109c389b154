import { MOTIVATION_TYPES, WORK_STYLE_TYPES } from '@rapport/contracts';
import { makeBareContact, makeContact } from '../../test/make-contact.ts';
import { profileCards } from './profile-cards.ts';

const PROTECTED = /mbti|myers|briggs|enneagram|hogan|panas|hexaco|clifton|\bvia\b/i;

describe('profileCards', () => {
  it('fills all three cards for every result, without a protected name', () => {
    for (const mbtiType of WORK_STYLE_TYPES) {
      for (const enneagramType of MOTIVATION_TYPES) {
        const cards = profileCards(
          makeContact({ mbtiType, enneagramType, mbtiAmbiguousLetters: [] }),
        );
        for (const entries of Object.values(cards ?? {})) {
          expect(entries.length).toBeGreaterThanOrEqual(2);
          for (const { term, text } of entries) expect(`${term} ${text}`).not.toMatch(PROTECTED);
        }
      }
    }
  });

  it('shows the labels with their confidence', () => {
    const cards = profileCards(
      makeContact({
        mbtiType: 'ENTJ',
        mbtiConfidence: 87,
        mbtiAmbiguousLetters: [],
        enneagramType: 8,
        enneagramConfidence: 50,
        enneagramSecondaryTypes: [],
      }),
    );
    expect(cards?.coreIdentity.slice(0, 2)).toEqual([
      { term: 'Work style', text: 'Direction Setter: 87%, strong' },
      { term: 'Motivation', text: 'Impact-Asserting: 50 or less, low' },
    ]);
    expect(cards?.communication[0]).toEqual({
      term: 'Comes across as',
      text: 'Outward and conceptual',
    });
  });

  it('shows the notes on the estimate', () => {
    expect(profileCards(makeContact())?.developmentAreas.at(-1)).toEqual({
      term: 'About this estimate',
      text: expect.stringContaining('Concrete or conceptual could go either way'),
    });
  });

  it('leaves out what depends on a motivation type that is not known', () => {
    const cards = profileCards(makeContact({ enneagramType: null, enneagramConfidence: null }));
    expect(cards?.coreIdentity.map(({ term }) => term)).toEqual([
      'Work style',
      'Making a decision',
      'Facing a deadline',
    ]);
  });

  it('is null without a result', () => {
    expect(profileCards(makeBareContact())).toBeNull();
  });
});
