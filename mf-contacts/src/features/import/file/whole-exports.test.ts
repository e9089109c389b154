import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keptFact } from '@rapport/contracts';
import { type ColumnTarget } from './column-targets.ts';
import { type ImportedPerson } from './imported-person.ts';
import { preparePeople } from './prepare-people.ts';
import { readBytes } from './read-file.ts';
import { type Table } from './recognize-table.ts';

const FOLDER = join(__dirname, 'fixtures', 'crm');
const FILES = readdirSync(FOLDER);

async function read(file: string): Promise<{ table: Table; people: readonly ImportedPerson[] }> {
  const content = await readBytes(new Uint8Array(readFileSync(join(FOLDER, file))));
  if (content.kind !== 'table') throw new Error(`${file} is no table`);
  let people: readonly ImportedPerson[] = [];
  await preparePeople(content, (part) => (people = part.people), new AbortController().signal);
  return { table: content, people };
}

const marta = {
  displayName: expect.stringMatching(/Marta Keller$/),
  organizationName: 'Aare AG',
  emails: [{ value: 'marta.keller@aare.example', kind: 'work' }],
  leftOut: [],
};
const BERN = { city: 'Bern', street: 'Bundesgasse 1', country: 'Switzerland' };

/** The first person of each file, as a human would read it. */
const PEOPLE: Readonly<Record<string, object>> = {
  'salesforce.csv': {
    ...{ ...marta, organizationTitle: 'Head of IT', birthday: '1979-05-03' },
    ...{ lastContactOn: '2026-09-14', pinnedNote: 'Met at the fair' },
    addresses: [{ ...BERN, region: 'BE', postalCode: '3011' }],
    phones: [
      { value: '+41 31 555 01 02', kind: 'other' },
      { value: '+41 79 555 01 04', kind: 'mobile' },
      { value: '+41 31 555 01 03', kind: 'other' },
    ],
  },
  'pipedrive.csv': {
    ...{ ...marta, organizationTitle: 'Head of IT', labels: ['Hot lead'] },
    ...{ lastContactOn: '2026-09-14', nextStepOn: '2026-12-01' },
    emails: [...marta.emails, { value: 'marta@home.example', kind: 'home' }],
  },
  'google2024.csv': {
    ...{ ...marta, department: 'IT', birthday: '1979-05-03', namePrefix: 'Dr.', labels: ['VIP'] },
    addresses: [{ ...BERN, kind: 'work' }],
    kept: ['X-RAPPORT-COLUMN;X-NAME="Coffee":black'],
  },
  'airtable.csv': {
    ...{ ...marta, lastContactOn: '2026-09-14', nextStepOn: '2026-12-01' },
    ...{ addresses: [{ city: 'Bern' }], labels: ['vip', 'swiss'] },
  },
  'german-excel.csv': {
    ...{ ...marta, organizationTitle: 'Leiterin IT', birthday: '1979-05-03', namePrefix: 'Frau' },
    addresses: [{ ...BERN, postalCode: '3011', country: 'Schweiz' }],
  },
  'french.csv': {
    ...{ ...marta, organizationTitle: 'Responsable IT', birthday: '1979-05-03' },
    addresses: [{ city: 'Berne', country: 'Suisse' }],
  },
  'hubspot.csv': {
    ...{ lastContactOn: '2026-09-14', nextStepOn: '2026-12-08', timeZone: 'Europe/Oslo' },
    ...{ languages: ['no'], birthday: '1979-05-03', organizationName: 'Fjordkraft AS' },
    addresses: [{ street: 'Storgata 5', postalCode: '0155', city: 'Oslo', country: 'Norway' }],
  },
  'pipedrive-people.csv': {
    ...{ labels: ['Hot lead', 'Customer'], birthday: '1981-11-30', lastContactOn: '2026-09-14' },
    addresses: [
      {
        ...{ street: 'Storgatan 12\n4B', postalCode: '111 23', city: 'Stockholm' },
        ...{ region: 'Stockholms län', country: 'Sweden' },
      },
    ],
    handles: [{ service: 'other', value: 'skype:jonas.lindqvist' }],
  },
  'zoho.csv': {
    ...{ department: 'R&D', lastContactOn: '2026-08-20', labels: ['partner', 'apac'] },
    addresses: [
      { street: '12 MG Road', city: 'Bengaluru', postalCode: '560001' },
      { street: '4 Hill View', city: 'Mysuru', postalCode: '570001' },
    ],
    handles: [{ service: 'other', value: 'skype:rahul.menon.kaveri' }],
  },
  'dynamics.csv': {
    ...{ birthday: '1979-03-05', nickname: 'Hanni', department: 'Operations' },
    addresses: [
      { street: 'Speicherstrasse 3\n2. OG', city: 'Hamburg', postalCode: '20457', region: 'HH' },
      { street: 'Elbchaussee 8', city: 'Hamburg', postalCode: '22765' },
    ],
    dates: [{ label: 'Anniversary', day: '2008-06-21' }],
  },
  'monica.csv': {
    ...{ cadenceDays: 90, lastContactOn: '2026-10-02', nextStepOn: '2026-12-31' },
    ...{ birthday: '1990-07-08', addresses: [{ city: 'Tokyo', country: 'Japan' }] },
  },
  'dex.csv': {
    ...{ cadenceDays: 90, lastContactOn: '2026-07-01', nextStepOn: '2026-12-15' },
    addresses: [{ city: 'Brooklyn', region: 'NY' }],
    links: [
      { value: 'https://mayacohen.example', kind: 'website' },
      { value: 'https://linkedin.com/in/mayacohen-x', kind: 'linkedin' },
      { value: 'https://facebook.com/mayacohen.x', kind: 'social' },
      { value: 'https://x.com/mayac', kind: 'social' },
      { value: 'https://www.instagram.com/mayac.draws', kind: 'social' },
    ],
  },
  'clay.csv': {
    ...{ cadenceDays: 90, lastContactOn: '2026-09-14', nextStepOn: '2026-12-01' },
    ...{ organizationTitle: 'Founder', timeZone: 'Europe/Lisbon', birthday: '--02-11' },
    addresses: [{ city: 'Lisbon', country: 'Portugal', street: null }],
  },
  'folk-french.csv': {
    ...{ cadenceDays: 90, lastContactOn: '2026-09-14', nextStepOn: '2026-12-01' },
    ...{ organizationName: 'Verre & Co', labels: ['Fournisseurs', 'Lyon'], birthday: '1986-03-12' },
    addresses: [
      { street: '12 rue des Lilas', postalCode: '69003', city: 'Lyon', country: 'France' },
    ],
    lineAddresses: { split: 1, whole: 0 },
  },
  'airtable-portuguese.csv': {
    ...{ displayName: 'Beatriz Carvalho', givenName: null, cadenceDays: 30 },
    addresses: [
      { street: 'Rua das Flores 10', postalCode: '4050-262', city: 'Porto', region: null },
    ],
  },
  'hubspot-dutch.csv': {
    ...{ timeZone: 'Europe/Amsterdam', languages: ['nl'], lastContactOn: '2026-09-14' },
    addresses: [{ street: 'Keizersgracht 12', city: 'Amsterdam', region: 'Noord-Holland' }],
  },
  'outlook-italian.csv': {
    ...{ givenName: 'Giulia', additionalNames: 'Anna', languages: ['it'] },
    dates: [{ label: 'Anniversary', day: '2008-06-21' }],
    // The assistant's number isn't hers.
    phones: ['+39 049 555 0102', '+39 049 555 0133', '+39 333 555 0104', '+39 049 555 0109'].map(
      (value) => ({ value }),
    ),
  },
  'pipedrive-german.csv': {
    ...{ labels: ['Warmer Lead'], lastContactOn: '2026-10-02', nextStepOn: '2026-12-03' },
    addresses: [{ street: 'Innrain 5', postalCode: '6020', city: 'Innsbruck', region: 'Tirol' }],
  },
  'zoho-spanish.csv': {
    ...{ labels: ['vip', 'sur'], pinnedNote: 'Hablar primero del aceite nuevo' },
    handles: [{ service: 'other', value: 'skype:lucia.fernandez' }],
    addresses: [
      { street: 'Calle Sierpes 8', postalCode: '41004', city: 'Sevilla', region: 'Andalucía' },
      { street: 'Camino Viejo 2', postalCode: '41710', city: 'Utrera', country: 'España' },
    ],
  },
  'notion.csv': {
    ...{ cadenceDays: 42, lastContactOn: '2026-10-20', nextStepOn: '2026-12-01' },
    ...{ organizationName: 'Sunrise Labs', howWeMet: 'Intro by Sam', labels: ['London', 'HR'] },
  },
  'outlook-german.csv': {
    ...{ department: 'Einkauf', languages: ['de'], birthday: '1979-05-03' },
    addresses: [
      { kind: 'work', street: 'Industriestraße 4\nHalle 2', city: 'Linz', country: 'Österreich' },
      { kind: 'home', street: 'Am Bach 9', city: 'Wels', postalCode: '4600' },
    ],
    dates: [{ label: 'Anniversary', day: '2008-06-21' }],
  },
  'salesforce-fields.csv': {
    ...{ organizationName: 'Granite Works', nameSuffix: 'Jr.', languages: ['en', 'ja'] },
    ...{ lastContactOn: '2026-09-14', organizationTitle: 'Director, Facilities' },
    addresses: [{ street: '500 Main St', city: 'Denver', region: 'CO', postalCode: '80202' }],
  },
  'google-before.csv': {
    ...{ spokenName: 'ユキ サトウ', birthday: '--03-04', languages: ['ja'] },
    handles: [{ service: 'other', value: 'skype:yuki.sato.x' }],
    dates: [{ label: 'Anniversary', day: '2015-06-06' }],
    kept: expect.arrayContaining([
      'X-RAPPORT-COLUMN;X-NAME="Spouse":Hiro Sato',
      'X-RAPPORT-COLUMN;X-NAME="Shoe size":38',
    ]),
  },
  'airtable-spanish.csv': {
    ...{ cadenceDays: 90, lastContactOn: '2026-09-14', nextStepOn: '2026-12-01' },
    addresses: [{ street: 'Calle Mayor 5', postalCode: '28013', city: 'Madrid' }],
  },
  'dutch.csv': {
    ...{ cadenceDays: 90, lastContactOn: '2026-09-14', familyName: 'van der Meer' },
    addresses: [{ street: 'Dorpsstraat 12', postalCode: '1234 AB', city: 'Amstelveen' }],
  },
  'portuguese.csv': {
    ...{ cadenceDays: 30, lastContactOn: '2026-09-14', nextStepOn: '2026-12-01' },
    addresses: [{ street: 'Rua das Flores 10', city: 'São Paulo', postalCode: '01310-000' }],
    handles: [{ service: 'whatsapp', value: '+55 11 95550 0104' }],
  },
  'apple.csv': {
    ...{ pronouns: 'she/her', spokenName: 'DAY-nuh WIT-field', department: 'Legal' },
    addresses: [{ kind: 'home', city: 'Seattle', region: 'WA', postalCode: '98101' }],
  },
  'hubspot-german.csv': {
    ...{ cadenceDays: 42, lastContactOn: '2026-09-14', organizationTitle: 'Einkaufsleiter' },
    addresses: [{ street: 'Am Sandtorkai 1', postalCode: '20457', city: 'Hamburg' }],
  },
  'hubspot-spanish.csv': {
    ...{ lastContactOn: '2026-09-14', nextStepOn: '2026-12-01', timeZone: 'Europe/Madrid' },
    addresses: [{ street: 'Gran Vía 10', postalCode: '28004', city: 'Madrid', country: 'España' }],
  },
  'outlook-english.csv': {
    ...{ birthday: '1975-04-30', labels: ['Science', 'Boston'], nameSuffix: 'PhD' },
    addresses: [
      { kind: 'work', street: '77 Mass Ave', city: 'Cambridge', postalCode: '02139' },
      { kind: 'home', street: '5 Elm St', city: 'Somerville', postalCode: '02143' },
    ],
  },
  'airtable-italian.csv': {
    ...{ cadenceDays: 30, lastContactOn: '2026-09-14', nextStepOn: '2026-12-05' },
    ...{ nextStep: 'Mandare il preventivo', languages: ['it'], pinnedNote: 'Ama la focaccia' },
    addresses: [{ city: 'Genova', country: 'Italia' }],
  },
  'russian.csv': {
    ...{ cadenceDays: 30, lastContactOn: '2026-09-14', nextStepOn: '2026-12-01' },
    addresses: [{ street: 'ул. Мира 5', postalCode: '101000', city: 'Москва', country: 'Россия' }],
  },
  'salesforce-french.csv': {
    ...{ organizationName: 'Alpes SA', lastContactOn: '2026-09-14', birthday: '1979-05-03' },
    addresses: [{ street: '5 rue Verte', postalCode: '74000', city: 'Annecy', country: 'France' }],
  },
  'notion-german.csv': {
    ...{ cadenceDays: 60, lastContactOn: '2026-10-12', nextStepOn: '2026-12-15' },
    ...{ organizationTitle: 'Designerin', howWeMet: 'Barcamp' },
  },
  'linkedin.csv': {
    ...{ organizationName: 'Cedar Bank', howWeMet: 'Connected on LinkedIn on 14 Sep 2026' },
  },
  // Parts with "(text only)" are of the same address, and a "stay in touch" request isn't a contact.
  'salesforce-report.csv': {
    ...{ organizationName: 'Larkspur Foods', lastContactOn: '2026-09-14' },
    ...{ nextStep: 'Send pricing sheet', languages: ['en', 'ta'] },
    addresses: [
      {
        ...{ street: '44 Canal St\nFloor 3', city: 'Chicago', region: 'IL' },
        ...{ postalCode: '60606', country: 'United States' },
      },
      { street: '9 Lake Rd', city: 'Evanston', region: 'IL', postalCode: '60201' },
    ],
  },
  'hubspot-german-all.csv': {
    ...{ lastContactOn: '2026-09-14', nextStepOn: '2026-12-08', timeZone: 'Europe/Berlin' },
    addresses: [{ street: 'Karl-Heine-Str. 12', postalCode: '04229', city: 'Leipzig' }],
    handles: [{ service: 'whatsapp', value: '+49 171 5550143' }],
  },
  // "Nombre" is the whole name next to "Nombre de pila".
  'pipedrive-spanish.csv': {
    ...{ displayName: 'Lucía Navarro Gil', givenName: 'Lucía', familyName: 'Navarro Gil' },
    addresses: [{ street: 'Calle Real 12', postalCode: '23001', city: 'Jaén', country: 'España' }],
    handles: [{ service: 'other', value: 'skype:lucia.navarro' }],
  },
  'dynamics-french.csv': {
    ...{ birthday: '1979-05-23', nickname: 'Matou', department: 'Logistique' },
    addresses: [
      { street: '3 quai de Seine\nBât. B', city: 'Rouen', region: 'Seine-Maritime' },
      { street: '8 rue Haute', city: 'Dieppe', postalCode: '76200' },
    ],
    dates: [{ label: 'Anniversary', day: '2008-06-21' }],
  },
  'google-messages.csv': {
    ...{ department: 'Research', spokenName: 'IFF-eh-oh-ma', nickname: 'Ify' },
    handles: [{ service: 'other', value: 'skype:ifeoma.adeleke' }],
    addresses: [{ city: 'Cambridge' }, { city: 'Somerville' }],
  },
  // It has two columns called "Titre".
  'outlook-french.csv': {
    ...{ namePrefix: 'Mme', organizationTitle: 'Responsable achats', birthday: '1979-05-23' },
    addresses: [
      { kind: 'work', street: '4 rue du Port\nBât. 2', region: 'Pays de la Loire' },
      { kind: 'home', street: '9 allée des Pins', city: 'Pornic' },
    ],
    dates: [{ label: 'Anniversary', day: '2008-06-21' }],
  },
  'attio.csv': {
    ...{ lastContactOn: '2026-09-14', nextStepOn: '2026-12-01', labels: [] },
    addresses: [{ street: null, city: 'Austin', region: 'TX', country: 'United States' }],
  },
  'notion-names.csv': {
    ...{ nickname: 'Chi', cadenceDays: 60, addresses: [{ city: 'Lagos', country: 'Nigeria' }] },
  },
  'airtable-whole.csv': {
    ...{ howWeMet: 'At the Harrogate fair', cadenceDays: 45, nextStep: 'Send samples' },
    addresses: [{ street: '8 Mill Lane', postalCode: 'TD1 1AA', city: 'Galashiels' }],
  },
  'address-and-city.csv': {
    kept: [],
    addresses: [{ street: '5 Elm St', city: 'Denver', region: 'CO', postalCode: '80202' }],
  },
};

/** Dates, cadences, and kinds are stored in another form. */
const REWRITTEN: readonly ColumnTarget[] = [
  ...(['birthday', 'lastContact', 'nextStep', 'anniversary', 'date', 'cadence'] as const),
  ...(['kind', 'kindBefore', 'kindNamed', 'languages', 'timeZone', 'labels'] as const),
];

describe('the whole export of another program', () => {
  it('has an expectation for each file', () => {
    expect(Object.keys(PEOPLE).sort()).toEqual([...FILES].sort());
  });

  it.each(FILES)('%s is what a reader would say, without a question', async (file) => {
    const { people } = await read(file);
    expect(people[0]).toMatchObject(PEOPLE[file] ?? {});
    expect(people.flatMap(({ leftOut }) => leftOut)).toEqual([]);
  });

  it.each(FILES)('%s loses no word of a column that comes in', async (file) => {
    const { table, people } = await read(file);
    const lost = table.rows.flatMap((row, at) => {
      const person = people[at];
      if (!person) return row;
      const kept = person.kept.map((line) => Object.values(keptFact(line)).join(' '));
      const said = JSON.stringify({ ...person, kept }).toLowerCase();
      return table.targets.flatMap((target, index) => {
        if (target === 'skip' || REWRITTEN.includes(target)) return [];
        // Notion appends a page's URL to the name of a company.
        const cell = (row[index] ?? '').replaceAll(/\(https?:\/\/[^)]*\)/g, '').toLowerCase();
        const words = cell.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
        return words.filter((word) => !said.includes(word));
      });
    });
    expect(lost).toEqual([]);
  });
});
