import { fakePerson } from '../testing/fake-person.ts';
import { tellingWords } from './fold-words.ts';
import { namedIn, searchesFor } from './named-people.ts';

const [WU, WUNDT, TU] = ['Chien-Shiung Wu', 'Max Wundt', 'Tu Youyou'].map((displayName, at) =>
  fakePerson({ id: `p-${at}`, displayName }),
);
const PEOPLE = [WU!, WUNDT!, TU!];

it('finds a person by a name with a hyphen', () => {
  const ibn = fakePerson({ id: 'p-9', displayName: 'Ibn al-Haytham' });
  expect(namedIn([...PEOPLE, ibn], ['a draft al-haytham'], []).people).toEqual([ibn]);
});

describe('a name of two letters', () => {
  it('names the one whose name it is, and not those whose name begins with it', () => {
    const named = namedIn(PEOPLE, ['wu wants no calls'], []);
    expect(named).toEqual({ people: [WU], words: ['wu'] });
  });

  it('belongs to the name beside it', () => {
    expect(namedIn(PEOPLE, ['tu youyou vip'], [])).toEqual({
      people: [TU],
      words: ['tu', 'youyou'],
    });
  });
});

describe('words that begin a company’s name', () => {
  const meitner = fakePerson({
    id: 'p-7',
    displayName: 'Lise Meitner',
    organizationName: 'Kestrel Works',
  });

  it('name those who work there', () => {
    expect(namedIn([...PEOPLE, meitner], ['circle kestrel works'], [])).toEqual({
      people: [meitner],
      words: ['kestrel', 'works'],
    });
  });

  it('name no one if they are only a later part of it, or if someone has that name', () => {
    expect(namedIn([meitner], ['works'], []).people).toEqual([]);
    const kestrel = fakePerson({ id: 'p-8', displayName: 'Ann Kestrel' });
    expect(namedIn([meitner, kestrel], ['kestrel'], []).people).toEqual([kestrel]);
  });
});

describe('a name that is a word of a command, too', () => {
  const isVerb = (word: string) => ['mark', 'will', 'slides'].includes(word);

  it('is searched for where it begins what a command leaves', () => {
    expect(searchesFor(['mark promised slides'], isVerb)).toContain('mark');
  });

  it.each([
    ['called will', ['called', 'will']],
    ['lunch with will tomorrow', ['lunch', 'will', 'tomorrow']],
    ['tom will call', ['tom', 'call']],
  ])('%s has the words %s', (typed, words) => {
    expect(tellingWords(typed).map(({ word }) => word)).toEqual(words);
  });
});
