import {
  completeWebAddress,
  isEmailAddress,
  isPhoneNumber,
  linkObstacle,
  MOST_ADDRESSES,
} from '@rapport/contracts';
import { type ImportedPerson } from './imported-person.ts';

/** What looks wrong about a person, by the rules that the API has for contacts. */
export interface Wrong {
  emails: string[];
  phones: string[];
  links: string[];
}

export function wrongValues({ emails, phones, links }: ImportedPerson): Wrong {
  const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);
  return {
    emails: values(emails).filter((value) => !isEmailAddress(value)),
    phones: values(phones).filter((value) => !isPhoneNumber(value)),
    links: values(links).filter((value) => linkObstacle(completeWebAddress(value)) !== null),
  };
}

/** The same person without the values that look wrong. */
export function withoutWrongValues(person: ImportedPerson): ImportedPerson {
  const { emails, phones, links } = wrongValues(person);
  return {
    ...person,
    emails: person.emails.filter(({ value }) => !emails.includes(value)),
    phones: person.phones.filter(({ value }) => !phones.includes(value)),
    links: person.links.filter(({ value }) => !links.includes(value)),
  };
}

/** No more values than a contact can have. */
export function withinLimits(person: ImportedPerson): ImportedPerson {
  return {
    ...person,
    emails: person.emails.slice(0, MOST_ADDRESSES),
    phones: person.phones.slice(0, MOST_ADDRESSES),
    links: person.links.slice(0, MOST_ADDRESSES),
  };
}
