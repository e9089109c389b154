import { NAME_PARTS, ofNameParts } from '@rapport/contracts';
import { type ContactDto } from '../../contacts/dto/contact.dto.ts';
import { type UpdateContactDto } from '../../contacts/dto/update-contact.dto.ts';
import { type CardField, type CardFields } from './card-fields.ts';

/** Returns what a contact has in common with cards. */
export function fieldsOfContact(contact: ContactDto, photoKey: string | null): CardFields {
  const { displayName, organizationName, department, organizationTitle, birthday } = contact;
  const { pinnedNote, nickname, pronouns, spokenName, timeZone } = contact;
  const { emails, phones, links, addresses, languages, handles, dates, labels } = contact;
  return {
    name: { displayName, ...ofNameParts((part) => contact[part]) },
    ...{ organizationName, department, organizationTitle, birthday, pinnedNote },
    ...{ nickname, pronouns, spokenName, timeZone, photo: photoKey },
    ...{ emails, phones, links, addresses, languages, handles, dates },
    labels: labels.map(({ name }) => name),
  };
}

/** Returns some fields as the change of a contact; photo and labels are set separately. */
export function changeOf(fields: CardFields, changed: readonly CardField[]): UpdateContactDto {
  const change: UpdateContactDto = {};
  for (const field of changed) {
    if (field === 'name') {
      const { displayName, ...parts } = fields.name;
      const known = NAME_PARTS.some((part) => parts[part] !== null);
      Object.assign(change, { displayName, ...(known ? parts : {}) });
    } else if (field !== 'photo' && field !== 'labels') {
      Object.assign(change, { [field]: fields[field] });
    }
  }
  return change;
}

/** Returns the field of a card that a field of a contact's body belongs to. */
export function cardFieldOf(path: string): CardField {
  const [name = ''] = path.split(/[.[]/);
  const isName = name === 'displayName' || NAME_PARTS.some((part) => part === name);
  const fields: Readonly<Record<string, CardField>> = {
    ...{ organizationName: 'organizationName', department: 'department' },
    ...{ organizationTitle: 'organizationTitle', birthday: 'birthday', pinnedNote: 'pinnedNote' },
    ...{ nickname: 'nickname', pronouns: 'pronouns', spokenName: 'spokenName' },
    ...{ timeZone: 'timeZone', emails: 'emails', phones: 'phones', links: 'links' },
    ...{ addresses: 'addresses', languages: 'languages', handles: 'handles', dates: 'dates' },
  };
  return isName ? 'name' : (fields[name] ?? 'name');
}
