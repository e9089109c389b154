/** Properties that a contact is made of, or that say nothing about the person. */
const KNOWN: ReadonlySet<string> = new Set(
  `fn x-n email tel url x-socialprofile x-social-profile socialprofile org title x-bday note categories
   x-rapport-how-we-met x-rapport-cadence-days
   version prodid uid rev kind source xml clientpidmap sort-string mailer class profile name agent
   x-ablabel x-abuid x-abshowas x-abadr x-imagehash x-imagetype x-sharedphotodisplaypref x-phonetic-org`.split(
    /\s+/,
  ),
);

/** What people call the others. */
const WORDS: Readonly<Record<string, string>> = {
  ...{ adr: 'Postal address', label: 'Postal address', geo: 'Place on a map', tz: 'Time zone' },
  ...{ lang: 'Language', anniversary: 'Anniversary', 'x-anniversary': 'Anniversary' },
  ...{ 'x-abdate': 'Another date', related: 'Relation', 'x-abrelatednames': 'Relation' },
  ...{ 'x-spouse': 'Relation', 'x-manager': 'Relation', 'x-assistant': 'Relation' },
  ...{ impp: 'Messaging', 'x-aim': 'Messaging', 'x-icq': 'Messaging', 'x-jabber': 'Messaging' },
  ...{ 'x-msn': 'Messaging', 'x-yahoo': 'Messaging', 'x-skype': 'Messaging' },
  ...{ 'x-skype-username': 'Messaging', 'x-qq': 'Messaging', 'x-google-talk': 'Messaging' },
  ...{ nickname: 'Nickname', role: 'Role', gender: 'Gender', 'x-gender': 'Gender' },
  ...{ member: 'Members', deathdate: 'Day of death', birthplace: 'Place of birth' },
  ...{ expertise: 'Expertise', hobby: 'Hobby', interest: 'Interest' },
  ...{ fburl: 'Calendar', caluri: 'Calendar', caladruri: 'Calendar', logo: 'Logo', sound: 'Sound' },
  ...{ key: 'Key', 'x-department': 'Department', 'x-maiden-name': 'Birth name' },
  'x-phonetic-first-name': 'Phonetic name',
  'x-phonetic-middle-name': 'Phonetic name',
  'x-phonetic-last-name': 'Phonetic name',
};

/** Names of properties that say the same as a field of the person. */
interface Said {
  /** Whether the card has a name without its nickname, and a title without its role. */
  name: boolean;
  title: boolean;
  /** Whether the organization has a department. */
  department: boolean;
}

/**
 * What of a card a contact has no field for, in words, each once. A property that is not known stands with its
 * own name.
 * @param names the properties with a value, in small letters
 */
export function leftOutProperties(names: readonly string[], said: Said): string[] {
  const left = names.filter(
    (name) =>
      !KNOWN.has(name) && !(name === 'nickname' && !said.name) && !(name === 'role' && !said.title),
  );
  const words = left.map((name) => WORDS[name] ?? name.toUpperCase());
  return [...new Set([...words, ...(said.department ? ['Department'] : [])])];
}
