import { type CardField, type CardFields } from './card-fields.ts';

/** Returns the value of a field as a person reads it; "" for none. */
export function shownField(fields: CardFields, field: CardField): string {
  switch (field) {
    case 'name': {
      const { displayName, namePrefix, givenName, additionalNames, familyName, nameSuffix } =
        fields.name;
      const parts = [namePrefix, givenName, additionalNames, familyName, nameSuffix];
      const inParts = parts.filter((part) => part !== null && part !== '').join(' ');
      return inParts === displayName || inParts === ''
        ? displayName
        : `${displayName} (${inParts})`;
    }
    case 'photo':
      return fields.photo === null ? '' : 'Photo';
    case 'emails':
    case 'phones':
    case 'links':
      return fields[field].map(({ value, kind }) => `${value} (${kind})`).join('\n');
    case 'handles':
      return fields.handles.map(({ service, value }) => `${value} (${service})`).join('\n');
    case 'dates':
      return fields.dates.map(({ label, day }) => `${label}: ${day}`).join('\n');
    case 'addresses':
      return fields.addresses
        .map(({ street, postalCode, city, region, country }) =>
          [street?.replaceAll('\n', ', '), postalCode, city, region, country]
            .filter((part) => part !== null && part !== undefined && part !== '')
            .join(', '),
        )
        .join('\n');
    case 'languages':
    case 'labels':
      return fields[field].join(', ');
    case 'organizationName':
    case 'department':
    case 'organizationTitle':
    case 'birthday':
    case 'pinnedNote':
    case 'nickname':
    case 'pronouns':
    case 'spokenName':
    case 'timeZone':
      return fields[field] ?? '';
    default:
      return field satisfies never;
  }
}
