import { type CreateContact } from '@rapport/api-client';

type Reach = Partial<Pick<CreateContact, 'primaryEmail' | 'primaryPhone' | 'linkedinUrl'>>;

function person(name: string, title: string, organization: string, reach: Reach): CreateContact {
  return {
    displayName: name,
    organizationTitle: title,
    organizationName: organization,
    primaryEmail: reach.primaryEmail ?? null,
    primaryPhone: reach.primaryPhone ?? null,
    linkedinUrl: reach.linkedinUrl ?? null,
  };
}

/**
 * Historical scientists at made-up organizations, on domains and numbers that no one can have. They're created in
 * this order, so the last one is at the top of the list.
 */
export const DEMO_CONTACTS: readonly CreateContact[] = [
  person('Inge Lehmann', 'Chief Geoscientist', 'Deep Signal', {
    primaryEmail: 'inge.lehmann@deepsignal.example',
    primaryPhone: '+1 202 555 0143',
  }),
  person('Chien-Shiung Wu', 'Quality Director', 'Beta Instruments', {
    primaryEmail: 'cs.wu@beta-instruments.example',
    linkedinUrl: 'https://www.linkedin.com/in/example-chien-shiung-wu',
  }),
  person('Sofia Kovalevskaya', 'Partner', 'Quay & Partners', {
    primaryEmail: 'sofia@quay-partners.example',
    primaryPhone: '+44 20 7946 0128',
  }),
  person(
    'Maria Sibylla Merian',
    'Senior Vice President, Partnerships',
    'Surinam International Field Research Partnership',
    {
      primaryEmail: 'merian@field-research.example',
      primaryPhone: '+31 20 555 0162',
      linkedinUrl: 'https://www.linkedin.com/in/example-maria-sibylla-merian',
    },
  ),
  person('Ibn al-Haytham', 'Optics Program Lead', 'Lumen Institute', {
    primaryEmail: 'alhaytham@lumen.example',
  }),
  person('Srinivasa Ramanujan', 'Lead Analyst', 'Orchard Data', {
    primaryEmail: 'ramanujan@orchard-data.example',
    linkedinUrl: 'https://www.linkedin.com/in/example-srinivasa-ramanujan',
  }),
  person('Mary Somerville', 'Commissioning Editor', 'Fieldnotes Press', {
    primaryEmail: 'mary.somerville@fieldnotes.example',
    primaryPhone: '+44 131 496 0155',
  }),
  person('Emmy Noether', 'Director of Strategy', 'Halden & Reyes', {
    primaryEmail: 'emmy.noether@halden-reyes.example',
    primaryPhone: '+49 30 55550 117',
    linkedinUrl: 'https://www.linkedin.com/in/example-emmy-noether',
  }),
  person('Benjamin Banneker', 'Surveying Consultant', 'Almanac Surveys', {}),
  person('Michael Faraday', 'Plant Engineer', 'Northlight Energy', {
    primaryEmail: 'm.faraday@northlight.example',
    primaryPhone: '+44 20 7946 0190',
  }),
  person('Tu Youyou', 'Research Fellow', 'Artemis Botanics', {
    primaryEmail: 'tu.youyou@artemis-botanics.example',
  }),
  person('Lise Meitner', 'Head of Procurement', 'Kestrel Works', {
    primaryEmail: 'lise.meitner@kestrel-works.example',
    primaryPhone: '+43 1 5550 0144',
    linkedinUrl: 'https://www.linkedin.com/in/example-lise-meitner',
  }),
];
