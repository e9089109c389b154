import { type OwnCard, ownCardFile, ownCardText } from './own-card.ts';

const ADA: OwnCard = {
  name: 'Ada Lovelace',
  title: 'Chief; Engineer',
  company: 'Analytical, Engines',
  pronouns: 'she/her',
  phone: '+44 20 7946 0958',
  email: 'ada@example.com',
  card: ['email', 'phone', 'company'],
};

it('is a vCard 3.0 with the chosen fields', () => {
  expect(ownCardText(ADA).split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Lovelace;Ada;;;',
    'FN:Ada Lovelace',
    String.raw`ORG:Analytical\, Engines`,
    String.raw`TITLE:Chief\; Engineer`,
    'TEL:+44 20 7946 0958',
    'EMAIL:ada@example.com',
    'PRONOUNS:she/her',
    'END:VCARD',
  ]);
  expect(ownCardText({ ...ADA, card: ['phone'] })).not.toMatch(/ORG|TITLE|EMAIL/);
});

it('has a name, even if none was entered', () => {
  expect(ownCardText({ ...ADA, name: null })).toContain(String.raw`FN:Analytical\, Engines`);
  expect(ownCardText({ ...ADA, name: null, company: null })).toContain('FN:ada@example.com');
});

it('is a file with the photo, in lines that programs can read', () => {
  const photo = `data:image/jpeg;base64,${'QUJD'.repeat(100)}`;
  const file = ownCardFile(ADA, photo);
  expect(file.split('\r\n').every((line) => line.length <= 75)).toBe(true);
  expect(file.replaceAll('\r\n ', '')).toContain(
    `PHOTO;ENCODING=b;TYPE=JPEG:${'QUJD'.repeat(100)}\r\n`,
  );
  expect(ownCardFile(ADA, null)).not.toContain('PHOTO');
});
