import {
  STATED_CHANNELS,
  STATED_DETAILS,
  STATED_OPENINGS,
  type StatedPreference,
  statedPreference,
  statedText,
} from '@rapport/contracts';
import { type StatedPreferenceDto } from '../../src/stated-preferences/dto/stated-preference.dto.ts';
import { type ToldDto } from '../../src/stated-preferences/dto/told.dto.ts';

/** Returns a stated preference, of the kind `other` by default. */
export function stated(value: Partial<StatedPreference>): StatedPreferenceDto {
  const { kind = 'other', text = null, ...rest } = value;
  const preference = statedPreference(kind, rest, text);
  return {
    ...preference,
    notOn: preference.notOn && [...preference.notOn],
    id: '0195a000-0000-7000-8000-000000000009',
    contactId: '0195a000-0000-7000-8000-000000000001',
    interactionId: null,
    says: statedText(preference),
    current: true,
    learnedOn: '2026-03-03',
    createdAt: '2026-03-03T10:00:00.000Z',
  };
}

/** Returns a contact's stated preferences as a meeting contains them. */
export function statedBy(displayName: string, said: readonly StatedPreferenceDto[]): ToldDto {
  return {
    contactId: displayName,
    displayName,
    says: said.map(({ says }) => says),
    stated: [...said],
  };
}

const CHANNELS = STATED_CHANNELS.flatMap((way) => [
  { [way]: 'first' as const },
  { [way]: 'never' as const },
]);

/** Every kind of value that advice can contradict, with each channel as first and as never. */
export const EVERY_VALUE: readonly Partial<StatedPreference>[] = [
  ...CHANNELS.map((channels) => ({ kind: 'channel' as const, channels })),
  { kind: 'channel', channels: { email: 'first', call: 'never' } },
  { kind: 'channel', channels: { email: 'never', message: 'never' } },
  { kind: 'channel', channels: { call: 'never', video: 'never', inPerson: 'never' } },
  { kind: 'when', from: '10:00', until: '16:00', notOn: ['monday', 'friday'] },
  { kind: 'lead', leadDays: 2 },
  ...STATED_DETAILS.map((detail) => ({ kind: 'length' as const, detail })),
  { kind: 'length', minutes: 5 },
  ...STATED_OPENINGS.map((opening) => ({ kind: 'opening' as const, opening })),
];
