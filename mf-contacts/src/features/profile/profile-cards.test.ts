import { makeBareContact, makeContact } from '../../testing/make-contact.ts';
import { makePersonalityProfile } from '../../testing/make-personality-profile.ts';
import { profileCards, type ProfileEntry } from './profile-cards.ts';

const texts = (entries: ProfileEntry[] | undefined) => entries?.map(({ text }) => text);

describe('profileCards', () => {
  it('sorts labels, confidence, texts and notes into the three cards', () => {
    const profile = makePersonalityProfile();
    const cards = profileCards(makeContact(), (field) => profile[field]);
    expect(texts(cards?.coreIdentity)).toEqual([
      'Long-Range Strategist: 73%, fair, or Dependable Organizer (one letter open)',
      'Excellence-Driven: 72%, fair',
      'Text on core motivation.',
      'Text on work approach.',
    ]);
    expect(texts(cards?.communication)?.slice(1)).toEqual([
      'Text on communication style.',
      'Text on relationship style.',
      'Text on collaboration preference.',
    ]);
    expect(texts(cards?.developmentAreas)).toEqual([
      'Text on growth direction.',
      'Text on stress response.',
      'First trigger; second trigger',
      'Text on conflict response.',
      expect.stringMatching(/less definitive.*Insight-Centered also fits/),
    ]);
  });

  it('shows a tie in words, without a single type and without a percentage', () => {
    const cards = profileCards(
      makeContact({
        mbtiAmbiguousLetters: [],
        enneagramConfidence: 80,
        enneagramCoLeaders: [5],
        enneagramOpenReason: 'contradicting',
      }),
      null,
    );
    expect(cards?.coreIdentity).toContainEqual({
      term: 'Motivation',
      text: 'No single type, your answers differ. Tied: Excellence-Driven, Insight-Centered',
    });
    expect(texts(cards?.developmentAreas)?.join()).not.toContain('consistent');
  });

  it('keeps labels, confidence and notes while there are no texts', () => {
    const cards = profileCards(makeContact(), null);
    expect(cards?.coreIdentity.map(({ term }) => term)).toEqual(['Work style', 'Motivation']);
    expect(cards?.developmentAreas.map(({ term }) => term)).toEqual(['About this estimate']);
  });

  it('has a place for what is still open, and none for a blank text of an older API', () => {
    const cards = profileCards(makeContact(), (field) => (field === 'triggers' ? '' : null));
    expect(cards?.coreIdentity).toContainEqual({ term: 'What drives them', text: null });
    expect(cards?.developmentAreas.map(({ term }) => term)).not.toContain('What unsettles them');
  });

  it('leaves out a motivation type that is not known', () => {
    const cards = profileCards(
      makeContact({ enneagramType: null, enneagramConfidence: null }),
      null,
    );
    expect(cards?.coreIdentity.map(({ term }) => term)).toEqual(['Work style']);
  });

  it('is null without a result', () => {
    expect(profileCards(makeBareContact(), null)).toBeNull();
  });
});
