import fc from 'fast-check';
import { anyText } from '../../test/any-text.ts';
import { type Identity } from './comparable-person.ts';
import { duplicateKeys, soughtKeys } from './duplicate-keys.ts';
import { isFullerName, likeness } from './likeness.ts';

/** Parses "Name | organization | email, phone, or link | …" as a person. */
function person(text: string): Identity {
  const [displayName = '', organization = '', ...ways] = text.split('|').map((part) => part.trim());
  const isLink = (way: string) => /linkedin|xing|https?:/.test(way);
  return {
    displayName,
    organizationName: organization === '' ? null : organization,
    emails: ways.filter((way) => way.includes('@')),
    links: ways.filter(isLink),
    phones: ways.filter((way) => !way.includes('@') && !isLink(way)),
  };
}

const SAME: readonly (readonly [string, string, string])[] = [
  ['LinkedIn, http and https', 'Ada Byron||http://linkedin.com/in/ada', 'Ada Byron||https://www.linkedin.com/in/ada/'],
  ['LinkedIn of a country', 'Ada Byron|A|https://de.linkedin.com/in/ada', 'Ada Byron|B|https://www.linkedin.com/in/ada'],
  ['LinkedIn with a query', 'Ada Byron||linkedin.com/in/ada?trk=x', 'Ada Byron||https://linkedin.com/in/Ada#about'],
  ['LinkedIn in a language', 'Ada Byron||https://uk.linkedin.com/in/ada/de', 'Ada Byron||www.linkedin.com/in/ada'],
  ['LinkedIn, letters encoded', 'Jörg Bö||https://linkedin.com/in/j%C3%B6rg', 'Jörg Bö||https://linkedin.com/in/jörg/'],
  ['LinkedIn of an email', 'Ada Byron||https://www.linkedin.com/comm/in/ada?trk=eml', 'Ada Byron||https://linkedin.com/in/ada'],
  ['LinkedIn of a phone', 'Ada Byron||https://m.linkedin.com/in/ada', 'Ada Byron||https://linkedin.com/mwlite/in/ada'],
  ['LinkedIn after a marriage', 'Ada Byron||linkedin.com/in/ada', 'Ada King||linkedin.com/in/ada'],
  ['LinkedIn, another job', 'Ada Byron|Engines|linkedin.com/in/ada', 'Ada Byron|Looms|linkedin.com/in/ada'],
  ['Xing', 'Ada Byron||https://www.xing.com/profile/Ada_Byron', 'Ada Byron||xing.com/profile/Ada_Byron/cv'],
  ['an email in another case', 'Ada Byron||ADA@x.example', 'Ada Byron|Looms|ada@x.example'],
  ['an email with a label', 'Quin Fox||quin+news@x.example', 'Quin Fox||quin@x.example'],
  ['dots of Gmail', 'Kim Berg||k.im.berg@gmail.com', 'Kim Berg||kimberg+a@googlemail.com'],
  ['an email and an initial', 'M. S. Merian||m@x.example', 'Maria Sibylla Merian||m@x.example'],
  ['an email and a nickname', 'Bob Jones||b@x.example', 'Robert Jones||b@x.example'],
  ['an email and no name', 'b@x.example||b@x.example', 'Robert Jones||b@x.example'],
  ['an email and the organization as a name', 'Acme|Acme|rj@x.example', 'Robert Jones|Acme|rj@x.example'],
  ['a name at an organization', 'Ada Byron|Engines', 'ada  BYRON|engines'],
  ['umlauts as two letters', 'Jürgen Müller|Acme', 'Juergen Mueller|Acme'],
  ['a German s', 'Anna Groß|Weiß AG', 'Anna Gross|Weiss'],
  ['Nordic letters', 'Søren Ødegård|Fjord', 'Soren Odegard|Fjord'],
  ['accents', 'José Ángström|Luz', 'Jose Angstrom|Luz'],
  ['Polish letters', 'Łukasz Żak|Most', 'Lukasz Zak|Most'],
  ['Cyrillic', 'Злата Орлова|Мост', 'Zlata Orlova|Most'],
  ['Greek', 'Νίκος Παππάς|Luz', 'Nikos Pappas|Luz'],
  ['family name first, with a comma', 'Müller, Jürgen|Acme', 'Jürgen Müller|Acme'],
  ['family name first, without', 'Müller Jürgen|Acme', 'Jürgen Müller|Acme'],
  ['a title', 'Dr. Kay Sol|Acme', 'Kay Sol|Acme'],
  ['several titles', 'Prof. Dr. med. Kay Sol|Acme', 'Kay Sol|Acme'],
  ['an academic title of Germany', 'Dipl.-Ing. Kay Sol|Acme', 'Sol, Kay|Acme'],
  ['Mr.', 'Mr. Kay Sol|Acme', 'Kay Sol|Acme'],
  ['a degree', 'Kay Sol, PhD|Acme', 'Kay Sol|Acme'],
  ['degrees', 'Kay Sol, Ph.D., SHRM-CP|Acme', 'Kay Sol MBA|Acme'],
  ['an honorary title', 'Prof. Dr. h.c. Kay Sol|Acme', 'Kay Sol|Acme'],
  ['a hyphen', 'Jean-Luc Picard|Fleet', 'Jean Luc Picard|Fleet'],
  ['a hyphen and one word', 'Jean-Luc Picard|Fleet', 'Jeanluc Picard|Fleet'],
  ['an apostrophe', "Sean O'Neil|Acme", 'Sean O’Neil|Acme'],
  ['GmbH', 'Kay Sol|Acme GmbH', 'Kay Sol|ACME'],
  ['GmbH & Co. KG', 'Kay Sol|Acme GmbH & Co. KG', 'Kay Sol|Acme'],
  ['S.A.', 'Kay Sol|Luz S.A.', 'Kay Sol|Luz'],
  ['s.r.o.', 'Kay Sol|Most s.r.o.', 'Kay Sol|Most'],
  ['Inc. and LLC', 'Kay Sol|Acme, Inc.', 'Kay Sol|Acme LLC'],
  ['S.r.l.', 'Kay Sol|Luce S.r.l.', 'Kay Sol|Luce'],
  ['S.p.A.', 'Kay Sol|Luce SpA', 'Kay Sol|Luce S.p.A.'],
  ['B.V.', 'Kay Sol|Licht B.V.', 'Kay Sol|Licht'],
  ['Oy and AB', 'Kay Sol|Valo Oy', 'Kay Sol|Valo AB'],
  ['A/S', 'Kay Sol|Lys A/S', 'Kay Sol|Lys'],
  ['Sp. z o.o.', 'Kay Sol|Jasny Sp. z o.o.', 'Kay Sol|Jasny'],
  ['K.K.', 'Kay Sol|Hikari K.K.', 'Kay Sol|Hikari'],
  ['株式会社', '山田太郎|株式会社光', '山田 太郎|光'],
  ['Co., Ltd.', 'Kay Sol|Hikari Co., Ltd.', 'Kay Sol|Hikari'],
  ['Pty Ltd', 'Kay Sol|Acme Pty Ltd', 'Kay Sol|Acme'],
  ['S.A. de C.V.', 'Kay Sol|Luz S.A. de C.V.', 'Kay Sol|Luz'],
  ['ООО in front', 'Kay Sol|ООО Мост', 'Kay Sol|Мост'],
  ['d.o.o.', 'Kay Sol|Most d.o.o.', 'Kay Sol|Most'],
  ['a name and a phone', 'Kay Sol||+44 20 7946 0018', 'Kay Sol||0044 20 79460018'],
  ['011 as from North America', 'Kay Sol||011 44 20 7946 0018', 'Kay Sol||+44 20 7946 0018'],
  ['0011 as from Australia', 'Kay Sol||0011 44 20 7946 0018', 'Kay Sol||+44 (0)20 7946 0018'],
  ['one word and the same phone', 'Mom||+44 7700 900123', 'Mom||+44 7700 900 123'],
  ['a name and a phone in Arabic digits', 'Kay Sol||+٤٤ ٢٠ ٧٩٤٦ ٠٠١٨', 'Kay Sol||+44 (0)20 7946 0018'],
  ['a name and a phone inside its country', 'Kay Sol||+44 20 7946 0018', 'Kay Sol||020 7946 0018'],
  ['a name and a phone without the plus', 'Kay Sol||+44 7700 900126', 'Kay Sol||447700900126'],
  ['a name and a phone of Italy', 'Kay Sol||+39 06 1234 5678', 'Kay Sol||06 12345678'],
  ['a name and a phone of Russia', 'Kay Sol||+7 912 345-67-89', 'Kay Sol||8 (912) 345-67-89'],
  ['a name and a phone of North America', 'Kay Sol||+1 505 867 5309', 'Kay Sol||1 (505) 867-5309'],
  ['a name and the address of an office', 'Kay Sol||info@acme.example', 'Kay Sol||info@acme.example'],
]; // oxfmt-ignore

const MAYBE: readonly (readonly [string, string, string])[] = [
  ['a name, one without an organization', 'Ada Byron|Engines', 'Ada Byron'],
  ['a name at other organizations', 'Ada Byron|Engines', 'Ada Byron|Looms'],
  ['a name and no more', 'Ada Byron', 'Ada Byron'],
  ['an initial at one organization', 'J. Smith|Acme', 'John Smith|Acme Ltd'],
  ['initials at one organization', 'J.R. Smith|Acme', 'John Ronald Smith|Acme'],
  ['an initial behind a comma', 'Smith, J.|Acme', 'John Smith|Acme'],
  ['two initials of one organization', 'J. Smith|Acme', 'J. Smith|Acme'],
  ['a middle initial', 'John A. Smith|Acme', 'John Smith|Acme'],
  ['a middle initial, no organization', 'John A. Smith', 'John Smith'],
  ['a middle name and its initial', 'John Albert Smith|Acme', 'John A. Smith|Acme'],
  ['Bob and Robert', 'Bob Jones|Acme', 'Robert Jones|Acme'],
  ['Bob and Rob, one without an organization', 'Bob Jones|Acme', 'Rob Jones'],
  ['Sasha and Aleksandr', 'Sasha Orlov|Most', 'Aleksander Orlov|Most'],
  ['Bob and Robert, family name first', 'Bob Jones|Acme', 'Jones Robert|Acme'],
  ['Pepe and José', 'Pepe Ruiz|Luz', 'José Ruiz|Luz'],
  ['Beppe and Giuseppe', 'Beppe Neri|Luce', 'Giuseppe Neri|Luce'],
  ['Kasia and Katarzyna', 'Kasia Nowak|Most', 'Katarzyna Nowak|Most'],
  ['Uli and Ulrike', 'Uli Lang|Acme', 'Ulrike Lang|Acme'],
  ['Kees and Cornelis', 'Kees de Wit|Licht', 'Cornelis de Wit|Licht'],
  ['a nickname in quotes', 'Margaret "Peggy" Hill|Acme', 'Peggy Hill|Acme'],
  ['a spelling', 'Stephan Lang|Acme', 'Stefan Lang|Acme'],
  ['transliterations', 'Alexey Ivanov|Most', 'Aleksei Ivanov|Most'],
  ['half of a double name', 'Anna Meyer-Schulz|Acme', 'Anna Meyer|Acme'],
  ['half of a Spanish name', 'Juan Pérez López|Luz', 'Juan Pérez|Luz'],
  ['half of a given name', 'Anna-Maria Berg|Acme', 'Anna Berg|Acme'],
  ['a particle', 'Anna van Berg|Acme', 'Anna Berg|Acme'],
  ['one word of a name at one organization', 'Anna|Acme', 'Anna Berg|Acme'],
  ['one word at one organization', 'Maria|Acme', 'Maria|Acme'],
  ['two of one word at one switchboard', 'Maria|Acme|m1@x.example|+49 30 1234567', 'Maria|Acme|m2@x.example|+49 30 1234567'],
  ['one word of a name and the phone', 'Kay||+49 171 2345678', 'Kay Sol||+49 171 2345678'],
  ['a nickname and the phone', 'Bob Jones|Acme|+49 171 2345678', 'Robert Jones|Luz|+49 171 2345678'],
  ['initials and the phone', 'Sam D||+44 20 7946 0011', 'S. D.||020 7946 0011'],
  ['initials and the phone of Italy', 'Sam D||+39 06 5550 0199', 'S. D.||06 55500199'],
  ['initials in another order and the phone', 'Sam D||+44 20 7946 0011', 'D S||0044 20 7946 0011'],
  ['an initial alone and the phone', 'Sam D||+44 20 7946 0011', 'S.||+44 (0)20 7946 0011'],
  ['a nickname, an initial, and the phone', 'Sam D||020 7946 0011', 'Samuel Dorn||+44 20 7946 0011'],
  ['another family name and the phone', 'Anna Berg||+49 171 2345678', 'Anna Klein||+49 171 2345678'],
  ['another family name and the email', 'Anna Berg||anna@x.example', 'Anna Klein||anna@x.example'],
  ['a family that shares an address', 'Anna Berg||bergs@web.example', 'Tom Berg||bergs@web.example'],
  ['two who share an address', 'Anna Berg||x@web.example', 'Boris Klein||x@web.example'],
  ['Jr. at one company', 'John Smith Jr.|Acme', 'John Smith|Acme'],
  ['Jr. with the email', 'John Smith Jr.||js@x.example', 'John Smith||js@x.example'],
  ['Jr. and Sr. with one profile', 'John Smith Jr.||linkedin.com/in/js', 'John Smith Sr.||linkedin.com/in/js'],
  ['a profile of other names', 'Anna Berg||linkedin.com/in/a', 'Boris Klein||linkedin.com/in/a'],
  ['a name at one company, with other profiles', 'Kay Sol|Acme|linkedin.com/in/kay', 'Kay Sol|Acme|linkedin.com/in/kay2'],
  ['a nickname and the address of an office', 'Bob Jones|Acme|info@x.example', 'Robert Jones|Luz|info@x.example'],
]; // oxfmt-ignore

const OTHERS: readonly (readonly [string, string, string])[] = [
  ['two of one switchboard', 'Anna Berg|Acme|+49 30 1234567', 'Boris Klein|Acme|+49 30 1234567'],
  ['two of one switchboard with extensions', 'Anna Berg|Acme|+49 30 1234567 ext. 1', 'Anna Klein|Acme|+49 30 1234567 ext. 2'],
  ['two of one landline', 'Anna Berg||+49 30 1234567', 'Tom Berg||+49 30 1234567'],
  ['info@', 'Anna Berg||info@acme.example', 'Boris Klein||info@acme.example'],
  ['office@', 'Anna Berg||office@acme.example', 'Boris Klein||office@acme.example'],
  ['sales of a place', 'Anna Berg||sales.berlin@acme.example', 'Boris Klein||sales.berlin@acme.example'],
  ['a numbered address', 'Anna Berg||support2@acme.example', 'Boris Klein||support2@acme.example'],
  ['hello@', 'Anna Berg||hello@acme.example', 'Anna Klein||hello@acme.example'],
  ['no-reply@', 'Anna Berg||no-reply@acme.example', 'Boris Klein||no-reply@acme.example'],
  ['kontakt@', 'Anna Berg||kontakt@acme.example', 'Boris Klein||kontakt@acme.example'],
  ['family@', 'Anna Berg||family@berg.example', 'Tom Berg||family@berg.example'],
  ['Maria and no more', 'Maria', 'Maria'],
  ['Bob and Robert and no more', 'Bob', 'Robert'],
  ['Maria elsewhere', 'Maria|Acme', 'Maria|Luz'],
  ['Maria, one without an organization', 'Maria|Acme', 'Maria'],
  ['initials and no phone', 'Sam D|Acme', 'S. D.|Acme'],
  ['other initials at one phone', 'Sam D||+44 20 7946 0011', 'T. D.||+44 20 7946 0011'],
  ['extensions of one number', 'Sam D||+44 20 7946 0011 ext. 1', 'S. D.||+44 20 7946 0011 ext. 2'],
  ['numbers of two countries', 'Anna Berg||030 5550166', 'Boris Klein||+33 30 5550166'],
  ['numbers of two countries, one given name', 'Anna Berg||030 5550166', 'Anna Klein||+33 30 5550166'],
  ['Jr. and Sr.', 'John Smith Jr.|Acme', 'John Smith Sr.|Acme'],
  ['II and III', 'John Smith II|Acme', 'John Smith III|Acme'],
  ['Jr. elsewhere', 'John Smith Jr.|Acme', 'John Smith'],
  ['an initial elsewhere', 'J. Smith|Acme', 'John Smith|Luz'],
  ['an initial without an organization', 'J. Smith', 'John Smith'],
  ['another initial', 'K. Smith|Acme', 'John Smith|Acme'],
  ['other middle initials', 'John A. Smith|Acme', 'John B. Smith|Acme'],
  ['a nickname elsewhere', 'Bob Jones|Acme', 'Robert Jones|Luz'],
  ['one family at one company', 'Anna Berg|Acme', 'Tom Berg|Acme'],
  ['one given name at one company', 'Anna Berg|Acme', 'Anna Klein|Acme'],
  ['a page of a company', 'Anna Berg|Acme|linkedin.com/company/acme', 'Boris Klein|Acme|linkedin.com/company/acme'],
  ['one website', 'Anna Berg|Acme|https://acme.example', 'Boris Klein|Acme|https://acme.example'],
  ['one name, two profiles', 'Kay Sol||linkedin.com/in/kay', 'Kay Sol||linkedin.com/in/kay2'],
  ['one domain', 'Anna Berg||anna@acme.example', 'Boris Klein||boris@acme.example'],
  ['dots elsewhere than at Gmail', 'Anna Berg||a.b@x.example', 'Boris Klein||ab@x.example'],
  ['the company and its person', 'Acme|Acme|+49 30 1234567', 'Anna Berg|Acme|+49 30 1234567'],
  ['two Chinese family names', '李娜|光', '王娜|光'],
  ['Ann and a short name that only looks like a degree', 'Jack Ma|Acme', 'Jack|Luz'],
  ['no names', '|', '|'],
]; // oxfmt-ignore

/** Of the user's numbers. */
const CODES = new Map(Object.entries({ 44: 9, 39: 4, 49: 3, 7: 3, 1: 2 }));

describe('likeness', () => {
  it.each(SAME)('is "same" by %s', (_, one, other) => {
    expect(likeness(person(one), person(other), CODES)?.grade).toBe('same');
  });

  it.each(MAYBE)('is "maybe" by %s', (_, one, other) => {
    expect(likeness(person(one), person(other), CODES)?.grade).toBe('maybe');
  });

  it.each(OTHERS)('is null by %s', (_, one, other) => {
    expect(likeness(person(one), person(other), CODES)).toBeNull();
  });

  it('assumes for a number without a country the one of most numbers', () => {
    const [one, other] = [person('Kay Sol||+49 30 5550166'), person('Kay||030 5550166')];
    const codes = (german: number, french: number) =>
      new Map([
        ['49', german],
        ['33', french],
      ]);
    expect(likeness(one, other, codes(1, 1))?.grade).toBe('maybe');
    expect(likeness(one, other, codes(2, 1))?.grade).toBe('maybe');
    expect(likeness(one, other, codes(1, 2))).toBeNull();
    expect(likeness(one, other)).toBeNull();
  });

  it.each([...SAME, ...MAYBE, ...OTHERS])('is "same" in the other direction: %s', (_, a, b) => {
    const [one, other] = [person(a), person(b)];
    expect(likeness(other, one)).toEqual(likeness(one, other));
  });

  it.each([...SAME, ...MAYBE])('shares a key: %s', (_, a, b) => {
    for (const [one, other] of [
      [person(a), person(b)],
      [person(b), person(a)],
    ] as const) {
      const keys = duplicateKeys(other);
      expect(soughtKeys(one).filter((key) => keys.includes(key))).not.toEqual([]);
    }
  });

  it('lists what two people have in common, most certain first', () => {
    const [one, other] = [
      person('Ada Byron|Engines|ada@x.example|+44 20 7946 0018|linkedin.com/in/ada'),
      person('Ada Byron|Engines Ltd|ada@x.example|+44 20 7946 0018|linkedin.com/in/ada/'),
    ];
    expect(likeness(one, other)).toMatchObject({
      grade: 'same',
      reasons: ['profile', 'email', 'phone', 'name', 'organization'],
    });
  });

  const word = fc.constantFrom(
    'Ada',
    'Bob',
    'Robert',
    'J.',
    'Byron',
    'Jones',
    'van',
    'Jr.',
    'R',
    '(Rob)',
    '李娜',
  );
  const anyone = fc.record<Identity>({
    displayName: fc.array(word, { maxLength: 4 }).map((words) => words.join(' ')),
    organizationName: fc.constantFrom(null, 'Engines', 'Looms Ltd'),
    emails: fc.subarray(['a@x.example', 'info@x.example']),
    phones: fc.subarray(['+44 20 7946 0018', '020 7946 0018 x1', 'x']),
    links: fc.subarray(['linkedin.com/in/a', 'linkedin.com/in/b']),
  });

  it('is symmetric, and alike people always share a key', () => {
    fc.assert(
      fc.property(anyone, anyone, (one, other) => {
        const found = likeness(one, other);
        expect(likeness(other, one)).toEqual(found);
        const keys = duplicateKeys(other);
        const isCandidate = soughtKeys(one).some((key) => keys.includes(key));
        expect(found === null || isCandidate).toBe(true);
      }),
    );
  });

  it('accepts any text', () => {
    const strange = fc.record<Identity>({
      displayName: anyText,
      organizationName: anyText,
      emails: fc.array(anyText, { maxLength: 2 }),
      phones: fc.array(anyText, { maxLength: 2 }),
      links: fc.array(anyText, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(strange, (one) => {
        expect(() => likeness(one, one)).not.toThrow();
      }),
    );
  });
});

describe('isFullerName', () => {
  it.each([
    ['Maria Sibylla Merian', 'M. S. Merian', true],
    ['John Smith', 'J. Smith', true],
    ['John A. Smith', 'John Smith', true],
    ['Kay Sol', 'kay@x.example', true],
    ['Kay Sol', 'Kay', true],
    ['J. Smith', 'John Smith', false],
    ['Robert Jones', 'Bob Jones', false],
    ['Anna Klein', 'Anna Berg', false],
    ['Dr. Kay Sol', 'Kay Sol', false],
    ['kay@x.example', 'Kay Sol', false],
  ])('%j of %j: %j', (name, than, expected) => {
    expect(isFullerName(name, than)).toBe(expected);
  });
});
