import {
  guessedNameParts,
  nameOfParts,
  namePartsAfter,
  NO_NAME_PARTS,
  type NameParts,
} from './name-parts.ts';

const parts = (given: Partial<NameParts>) => ({ ...NO_NAME_PARTS, ...given });

describe('a name composed of parts', () => {
  it.each([
    [{ givenName: 'Marc', familyName: 'van den Berg' }, 'Marc van den Berg'],
    [{ namePrefix: 'Dr.', givenName: 'Miriam', familyName: 'Haas' }, 'Dr. Miriam Haas'],
    [{ namePrefix: 'Ms.', givenName: 'Marta', familyName: 'Keller' }, 'Marta Keller'],
    [{ namePrefix: 'Frau Prof. Dr.', givenName: 'Miriam', familyName: 'Haas' }, 'Prof. Dr. Miriam Haas'],
    [{ namePrefix: 'Mr. and Mrs.', familyName: 'King' }, 'Mr. and Mrs. King'],
    [{ namePrefix: 'Herr' }, 'Herr'],
    [{ givenName: 'Martin', additionalNames: 'Luther', familyName: 'King', nameSuffix: 'Jr.' }, 'Martin Luther King Jr.'],
    [{ givenName: 'Ada', familyName: 'Lovelace', nameSuffix: 'PhD' }, 'Ada Lovelace, PhD'],
    [{ givenName: '时珍', familyName: '李' }, '李时珍'],
    [{ givenName: 'Björk', additionalNames: ' ' }, 'Björk'],
    [{}, ''],
  ])('%j is %j', (some, name) => {
    expect(nameOfParts(parts(some))).toBe(name);
  }); // oxfmt-ignore
});

describe('the guessed parts of a name', () => {
  it.each([
    ['Ada Lovelace', { givenName: 'Ada', familyName: 'Lovelace' }],
    ['Marc van den Berg', { givenName: 'Marc', familyName: 'van den Berg' }],
    ['Aoife Ní Bhriain', { givenName: 'Aoife', familyName: 'Ní Bhriain' }],
    ['Fatima El Amrani', { givenName: 'Fatima', familyName: 'El Amrani' }],
    ['Dr. Miriam Haas', { namePrefix: 'Dr.', givenName: 'Miriam', familyName: 'Haas' }],
    ['Prof. Dr. Max Weber', { namePrefix: 'Prof. Dr.', givenName: 'Max', familyName: 'Weber' }],
    ['Ana García y López', { givenName: 'Ana', familyName: 'García y López' }],
    ['Haas, Miriam', { givenName: 'Miriam', familyName: 'Haas' }],
    ['Ada Lovelace, PhD', { givenName: 'Ada', familyName: 'Lovelace', nameSuffix: 'PhD' }],
    ['Martin King Jr.', { givenName: 'Martin', familyName: 'King', nameSuffix: 'Jr.' }],
    ['Plato', { givenName: 'Plato' }],
    ['demo@rapport.local', {}],
    ['+49 30 1234', {}],
  ])('%j has %j', (name, expected) => {
    expect(guessedNameParts(name)).toEqual(parts(expected));
  });
});

describe('the parts of a changed name', () => {
  const garcia = parts({ givenName: 'Gabriel', familyName: 'García Márquez' });
  it.each([
    ['Gabriela García Márquez', { givenName: 'Gabriela', familyName: 'García Márquez' }],
    ['Gabriel García Marqu', { givenName: 'Gabriel', familyName: 'García Marqu' }],
    ['Gabriel', { givenName: 'Gabriel' }],
    ['Rosa Luxemburg', { givenName: 'Rosa', familyName: 'Luxemburg' }],
  ])('follow %j', (name, expected) => {
    expect(namePartsAfter(garcia, name)).toEqual(parts(expected));
  });

  it('keep a title, and a suffix after a comma', () => {
    const ada = parts({
      namePrefix: 'Dr.',
      givenName: 'Ada',
      familyName: 'Byron',
      nameSuffix: 'PhD',
    });
    expect(namePartsAfter(ada, 'Dr. Ada Lovelace, PhD')).toEqual({
      ...ada,
      familyName: 'Lovelace',
    });
  });
});
