import { PUSH_DEFAULTS } from '@rapport/contracts';
import { jsonObject, utc } from '../database/sql.ts';
import { OWN_TIME_ZONE } from '../user/own-details-sql.ts';
import { type PushChoicesDto, type PushDeviceDto } from './dto/push.dto.ts';

const DEVICE = jsonObject({
  id: 'd.id',
  name: 'd.name',
  createdAt: utc('d.created_at'),
  lastSuccessAt: utc('d.last_success_at'),
  failure: 'd.failure',
} satisfies Record<keyof PushDeviceDto, string>);

const orDefault = (column: string, value: boolean | number) =>
  `CASE WHEN s.user_profile_id IS NULL THEN ${value} ELSE s.${column} END`;

/** The device $2 of user $1. */
export const FIND_DEVICE = `SELECT ${DEVICE}::text AS json FROM rapport.push_devices d
  WHERE d.user_profile_id = $1 AND d.id = $2`;

/** What reaches the devices of user $1, and these devices without their keys; the defaults before the first one. */
export const FIND_PUSH = `SELECT ${jsonObject({
  meetingMinutes: orDefault('meeting_minutes', PUSH_DEFAULTS.meetingMinutes),
  promises: orDefault('promises', PUSH_DEFAULTS.promises),
  summary: orDefault('summary', PUSH_DEFAULTS.summary),
  hour: orDefault('hour', PUSH_DEFAULTS.hour),
  quiet: orDefault('quiet', PUSH_DEFAULTS.quiet),
  quietFrom: orDefault('quiet_from', PUSH_DEFAULTS.quietFrom),
  quietTo: orDefault('quiet_to', PUSH_DEFAULTS.quietTo),
  hideNames: orDefault('hide_names', PUSH_DEFAULTS.hideNames),
  timeZone: `COALESCE(${OWN_TIME_ZONE}, s.time_zone)`,
  devices: `(SELECT COALESCE(json_agg(${DEVICE} ORDER BY d.created_at, d.id), '[]')
    FROM rapport.push_devices d WHERE d.user_profile_id = caller.id)`,
} satisfies Record<keyof PushChoicesDto, string>)}::text AS json
  FROM (SELECT $1::uuid AS id) caller
  LEFT JOIN rapport.push_settings s ON s.user_profile_id = caller.id
  LEFT JOIN rapport.user_profiles p ON p.user_profile_id = caller.id`;
