import { builtApi } from './built-api.ts';

/**
 * Details of every second contact beyond the plain columns, as complete as in exports of other programs. The other
 * contacts live elsewhere.
 */
const DETAILS = {
  addresses: [
    {
      ...{ kind: 'work', street: 'Bundesgasse 1', postalCode: '3011' },
      ...{ city: 'Bern', region: 'BE', country: 'Switzerland' },
    },
    {
      ...{ kind: 'home', street: 'Seestrasse 7', postalCode: '3600' },
      ...{ city: 'Thun', region: 'BE', country: 'Switzerland' },
    },
  ],
  timeZone: 'Europe/Zurich',
  languages: ['de', 'fr'],
  pronouns: 'she/her',
  spokenName: 'MAR-tah',
  nickname: 'Martuschka',
  department: 'Hydrology',
  handles: [
    { service: 'signal', value: '+41 79 555 01 23' },
    { service: 'other', value: 'skype:marta.keller' },
  ],
  dates: [{ label: 'Anniversary', day: '2010-06-01' }],
  kept: ['X-RAPPORT-COLUMN;X-NAME="Coffee":black', 'X-ASSISTANT:Per'],
};
const ELSEWHERE = {
  ...DETAILS,
  addresses: DETAILS.addresses.map((address) => ({ ...address, city: 'Basel', region: 'BS' })),
};

/** Creates database functions that return what the API stores for a phone number and details. */
export async function madeFunctions(): Promise<string> {
  const of = async (details: object) => {
    const [places, words, text] = await Promise.all([
      builtApi('contacts/domain/details', 'placeKeys'),
      builtApi('contacts/domain/details', 'detailWords'),
      builtApi('contacts/domain/search-text', 'searchText'),
    ]);
    const said = { places: places(details), words: text(words(details)) };
    const { places: keys, words: found }: { places: string[]; words: string } = JSON.parse(
      JSON.stringify(said),
    );
    return { details: JSON.stringify(details), keys: `{${keys.join()}}`, found };
  };
  const [even, odd] = [await of(DETAILS), await of(ELSEWHERE)];
  const either = (name: string, type: string, key: keyof typeof even) =>
    `CREATE FUNCTION pg_temp.${name}(n int) RETURNS ${type} LANGUAGE sql IMMUTABLE AS $$
      SELECT CASE WHEN n % 2 = 0 THEN '${even[key]}' ELSE '${odd[key]}' END::${type} $$;`;
  return `${await numberOf()}
    ${either('details_of', 'jsonb', 'details')}
    ${either('places_of', 'text[]', 'keys')}
    ${either('words_of', 'text', 'found')}`;
}

/** The search keys of any number are those of one number with its digits replaced. */
async function numberOf(): Promise<string> {
  const columnsOf = await builtApi('contacts/phone-keys-sql', 'phoneColumns');
  const made = JSON.stringify(columnsOf('+41790000000', [], DETAILS.addresses));
  const { phoneKeys, phoneKeysOf }: { phoneKeys: string[]; phoneKeysOf: object } = JSON.parse(made);
  const of = (text: string) => `replace('${text}', '790000000', substr(phone, 3))`;
  return `
    CREATE FUNCTION pg_temp.keys_of(phone text) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
      SELECT ARRAY[${phoneKeys.map(of).join(', ')}] $$;
    CREATE FUNCTION pg_temp.basis_of(phone text) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
      SELECT ${of(JSON.stringify(phoneKeysOf))}::jsonb $$;`;
}
