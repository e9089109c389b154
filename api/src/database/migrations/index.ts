import { Foundation1790000000000 } from './m0001-foundation.ts';
import { Interactions1790000100000 } from './m0002-interactions.ts';
import { Assessments1790000200000 } from './m0003-assessments.ts';
import { ListIndexes1790000300000 } from './m0004-list-indexes.ts';
import { PlainQuotes1790000400000 } from './m0005-plain-quotes.ts';
import { EstimateDetails1790000500000 } from './m0006-estimate-details.ts';
import { PlannedInteractions1790000600000 } from './m0007-planned-interactions.ts';
import { SelfAssessmentAnswers1790000700000 } from './m0008-self-assessment-answers.ts';
import { Revocations1790000800000 } from './m0009-revocations.ts';
import { AnswerReferences1790000900000 } from './m0010-answer-references.ts';
import { Photos1790001000000 } from './m0011-photos.ts';
import { FoldedSigns1790001100000 } from './m0012-folded-signs.ts';
import { Guidance1790001200000 } from './m0013-guidance.ts';
import { FactsAndLabels1790001300000 } from './m0014-facts-and-labels.ts';
import { Imports1790001400000 } from './m0015-imports.ts';
import { Merge1790001500000 } from './m0016-merge.ts';
import { FollowUps1790001600000 } from './m0017-follow-ups.ts';
import { Meetings1790001700000 } from './m0018-meetings.ts';
import { Calendars1790001800000 } from './m0019-calendars.ts';
import { Digest1790001900000 } from './m0020-digest.ts';
import { SearchedInteractions1790002000000 } from './m0021-searched-interactions.ts';
import { ImportChangesPurge1790002100000 } from './m0022-import-changes-purge.ts';
import { RateLimits1790002200000 } from './m0023-rate-limits.ts';
import { RemoteReports1790002300000 } from './m0024-remote-reports.ts';
import { CalendarProblems1790002400000 } from './m0025-calendar-problems.ts';
import { DigestHourCycle1790002500000 } from './m0026-digest-hour-cycle.ts';
import { ContactPhotos1790002600000 } from './m0027-contact-photos.ts';
import { MeetingLines1790002700000 } from './m0028-meeting-lines.ts';
import { CalendarAskedAt1790002800000 } from './m0029-calendar-asked-at.ts';
import { PhoneKeys1790002900000 } from './m0030-phone-keys.ts';
import { FeedBirthdays1790003000000 } from './m0031-feed-birthdays.ts';
import { Agenda1790003200000 } from './m0033-agenda.ts';
import { Due1790003400000 } from './m0035-due.ts';
import { CadenceDefaults1790003500000 } from './m0036-cadence-defaults.ts';
import { Commitments1790003700000 } from './m0038-commitments.ts';
import { FirstMeetings1790003800000 } from './m0039-first-meetings.ts';
import { Details1790003900000 } from './m0040-details.ts';
import { NameParts1790004400000 } from './m0045-name-parts.ts';
import { MovedContacts1790004700000 } from './m0048-moved-contacts.ts';
import { StatedPreferences1790005200000 } from './m0053-stated-preferences.ts';
import { ImportedInteractions1790005300000 } from './m0054-imported-interactions.ts';
import { SortFamilyName1790005400000 } from './m0055-sort-family-name.ts';
import { OwnDetails1790005500000 } from './m0056-own-details.ts';
import { BulkChanges1790005700000 } from './m0058-bulk-changes.ts';
import { AccessTokens1790005900000 } from './m0060-access-tokens.ts';
import { TokenHashes1790006200000 } from './m0063-token-hashes.ts';
import { Changes1790006400000 } from './m0065-changes.ts';
import { CanceledMeetings1790006600000 } from './m0067-canceled-meetings.ts';
import { Webhooks1790006700000 } from './m0068-webhooks.ts';
import { Push1790006900000 } from './m0070-push.ts';
import { AddressBooks1790007000000 } from './m0071-address-books.ts';
import { FirstSteps1790007200000 } from './m0073-first-steps.ts';
import { Relations1790007400000 } from './m0075-relations.ts';
import { OrganizationChanges1790007500000 } from './m0076-organization-changes.ts';
import { AccountCalendars1790007600000 } from './m0077-account-calendars.ts';
import { CustomFields1790007700000 } from './m0078-custom-fields.ts';

/** In the order in which they run. A released migration never changes; add a new one instead. */
export const MIGRATIONS = [
  Foundation1790000000000,
  Interactions1790000100000,
  Assessments1790000200000,
  ListIndexes1790000300000,
  PlainQuotes1790000400000,
  EstimateDetails1790000500000,
  PlannedInteractions1790000600000,
  SelfAssessmentAnswers1790000700000,
  Revocations1790000800000,
  AnswerReferences1790000900000,
  Photos1790001000000,
  FoldedSigns1790001100000,
  Guidance1790001200000,
  FactsAndLabels1790001300000,
  Imports1790001400000,
  Merge1790001500000,
  FollowUps1790001600000,
  Meetings1790001700000,
  Calendars1790001800000,
  Digest1790001900000,
  SearchedInteractions1790002000000,
  ImportChangesPurge1790002100000,
  RateLimits1790002200000,
  RemoteReports1790002300000,
  CalendarProblems1790002400000,
  DigestHourCycle1790002500000,
  ContactPhotos1790002600000,
  MeetingLines1790002700000,
  CalendarAskedAt1790002800000,
  PhoneKeys1790002900000,
  FeedBirthdays1790003000000,
  Agenda1790003200000,
  Due1790003400000,
  CadenceDefaults1790003500000,
  Commitments1790003700000,
  FirstMeetings1790003800000,
  Details1790003900000,
  NameParts1790004400000,
  MovedContacts1790004700000,
  StatedPreferences1790005200000,
  ImportedInteractions1790005300000,
  SortFamilyName1790005400000,
  OwnDetails1790005500000,
  BulkChanges1790005700000,
  AccessTokens1790005900000,
  TokenHashes1790006200000,
  Changes1790006400000,
  CanceledMeetings1790006600000,
  Webhooks1790006700000,
  Push1790006900000,
  AddressBooks1790007000000,
  FirstSteps1790007200000,
  Relations1790007400000,
  OrganizationChanges1790007500000,
  AccountCalendars1790007600000,
  CustomFields1790007700000,
];
