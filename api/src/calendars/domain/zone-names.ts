import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' };
import { isTimeZone } from '../../today/domain/day-bounds.ts';

/** CLDR's table of Windows zone names, each with its first IANA zone. */
const BY_WINDOWS_NAME = new Map(
  windows.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === '001')
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
);

/** Display names of Outlook that contain neither a Windows zone name nor one of its cities. */
const BY_DISPLAY_NAME: Readonly<Record<string, string>> = {
  'abu dhabi': 'Asia/Dubai',
  alaska: 'America/Anchorage',
  'aleutian islands': 'America/Adak',
  arizona: 'America/Phoenix',
  astana: 'Asia/Almaty',
  'baja california': 'America/Tijuana',
  'bougainville island': 'Pacific/Bougainville',
  brasilia: 'America/Sao_Paulo',
  'cabo verde is.': 'Atlantic/Cape_Verde',
  'cape verde is.': 'Atlantic/Cape_Verde',
  'central america': 'America/Guatemala',
  chetumal: 'America/Cancun',
  'chatham islands': 'Pacific/Chatham',
  chokurdakh: 'Asia/Srednekolymsk',
  'city of buenos aires': 'America/Argentina/Buenos_Aires',
  'coordinated universal time': 'Etc/UTC',
  'easter island': 'Pacific/Easter',
  ekaterinburg: 'Asia/Yekaterinburg',
  'fiji islands': 'Pacific/Fiji',
  gaza: 'Asia/Gaza',
  greenland: 'America/Nuuk',
  haiti: 'America/Port-au-Prince',
  hawaii: 'Pacific/Honolulu',
  'indiana (east)': 'America/Indiana/Indianapolis',
  'international date line west': 'Etc/GMT+12',
  'kiritimati island': 'Pacific/Kiritimati',
  'lord howe island': 'Australia/Lord_Howe',
  'marquesas islands': 'Pacific/Marquesas',
  'midway island': 'Pacific/Pago_Pago',
  newfoundland: 'America/St_Johns',
  'norfolk island': 'Pacific/Norfolk',
  "nuku'alofa": 'Pacific/Tongatapu',
  'port louis': 'Indian/Mauritius',
  salvador: 'America/Bahia',
  samoa: 'Pacific/Apia',
  saskatchewan: 'America/Regina',
  'solomon is.': 'Pacific/Guadalcanal',
  'sri jayawardenepura': 'Asia/Colombo',
  'turks and caicos': 'America/Grand_Turk',
  'west central africa': 'Africa/Lagos',
};

const AREAS = [
  ...['Europe', 'America', 'Asia', 'Australia', 'Africa', 'Pacific', 'Atlantic', 'Indian'],
  ...['America/Argentina', 'Antarctica'],
];

/** The zone that a name refers to. A fixed offset is in minutes ahead of UTC. */
export type NamedZone = { iana: string } | { minutes: number };

/**
 * Returns the zone for a name: an IANA name (with or without a path before it), a Windows name, an Outlook display
 * name, or a UTC offset. Undefined for anything else.
 */
export function zoneNamed(given: string): NamedZone | undefined {
  const name = given.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim();
  const minutes = minutesIn(name);
  if (minutes !== undefined) return { minutes };
  const iana = ianaNameIn(name) ?? windowsZone(name) ?? displayedZone(name);
  return iana === undefined ? undefined : { iana };
}

/**
 * Returns the IANA zone if the name has an area and a city. Short names like EST don't count, because programs also
 * use them for their own zones.
 */
export function ianaZoneIn(given: string): string | undefined {
  const name = ianaNameIn(given.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim());
  return name?.includes('/') === true && given.includes('/') ? name : undefined;
}

/** Some programs add a path before the name: /mozilla.org/2005_1/Europe/Berlin, tzone://Microsoft/Utc. */
function ianaNameIn(name: string): string | undefined {
  const parts = name.replaceAll(' ', '_').split('/');
  const counts = parts.length === 1 ? [1] : [parts.length, 3, 2];
  const found = counts
    .map((count) => parts.slice(-count).join('/'))
    .find((each) => /^[A-Za-z]/.test(each) && isTimeZone(each));
  if (found !== undefined) return found;
  return /(?:^|\/)(?:UTC|GMT|Z|Zulu)$/i.test(name) ? 'Etc/UTC' : undefined;
}

/** Outlook numbers zones that it changed (Eastern Standard Time 1), and some older names are those of a city. */
function windowsZone(name: string): string | undefined {
  const last = name.replace(/^.*\//, '').replace(/ (?:Daylight|Summer) Time/i, ' Standard Time');
  const plain = last.replace(/ \d+$/, '');
  const known = [last, plain]
    .map((each) => BY_WINDOWS_NAME.get(each.toLowerCase()))
    .find((zone) => zone !== undefined);
  if (known !== undefined) return known;
  const [, city] = /^(.+) Standard Time$/i.exec(plain) ?? [];
  return city === undefined ? undefined : zoneOfCity(city);
}

/**
 * Handles (UTC-05:00) Eastern Time (US & Canada) and (UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna;
 * older servers write (GMT+01.00) Sarajevo/Warsaw/Zagreb.
 */
function displayedZone(name: string): string | undefined {
  const [, distance = '', words = name] = /^\((?:UTC|GMT)([^)]*)\)\s*(.+)$/i.exec(name) ?? [];
  const [, part] = /^(.+) Time \(.*\)$/i.exec(words) ?? [];
  const windowsName = part === undefined ? undefined : windowsZone(`${part} Standard Time`);
  if (windowsName !== undefined) return windowsName;
  const minutes = minutesIn(`UTC${distance}`);
  const between = distance === '' ? /[,;()]/ : /[,;()/]/;
  const places = [words, ...words.split(between)].map((each) => each.trim());
  const known = places.map((each) => BY_DISPLAY_NAME[each.toLowerCase()]).find(Boolean);
  if (known !== undefined || minutes === undefined) return known;
  // Several zones have a La Paz: the offset identifies the right one.
  return places
    .map(zoneOfCity)
    .find((zone) => zone !== undefined && distancesOf(zone).includes(minutes));
}

function zoneOfCity(city: string): string | undefined {
  const plain = city.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[ ']/g, '_');
  if (!/^[A-Za-z_-]{3,40}$/.test(plain)) return undefined;
  return AREAS.map((area) => `${area}/${plain}`).find(isTimeZone);
}

/** Returns the UTC offsets of a zone over a year, in minutes. */
function distancesOf(zone: string): number[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  return ['2026-01-15', '2026-07-15'].flatMap((day) => {
    const parts = format.formatToParts(new Date(`${day}T12:00:00Z`));
    return minutesIn(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  });
}

/** Parses a name that's only an offset: GMT+0100, UTC-5, (UTC+01:00), +02:00, UTC. */
function minutesIn(name: string): number | undefined {
  if (/^\(?(?:UTC|GMT)\)?$/i.test(name)) return 0;
  const [, words, sign, hours = '', rest = '0'] =
    /^\(?(UTC|GMT|Coordinated Universal Time)? ?([+-])(\d{1,2})[:.]?(\d{2})?\)?$/i.exec(name) ?? [];
  if (sign === undefined || (words === undefined && hours.length < 2)) return undefined;
  const minutes = Number(hours) * 60 + Number(rest);
  if (Number(rest) > 59 || minutes > 14 * 60) return undefined;
  return sign === '-' ? -minutes : minutes;
}
