import {
  Bell,
  BookUser,
  CalendarDays,
  CodeXml,
  Database,
  IdCard,
  Palette,
  Scale,
  TextCursorInput,
  UserRound,
} from 'lucide-react';
import { Skeleton } from '@rapport/shared-ui';
import { type ComponentType, lazy, Suspense } from 'react';
import { AccountSettings } from './account-settings.tsx';
import { CalendarFeedSettings } from './calendar-feed.tsx';
import { CalendarFile } from './calendar-file.tsx';
import { CalendarSubscriptions } from './calendar-subscriptions.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { ProfileSettings } from './profile/profile-settings.tsx';
import { ResponsibleUse } from './responsible-use.tsx';
import { type SettingsPageProps } from './settings-page-props.ts';
import { SettingsSection } from './settings-section.tsx';
import { ShortcutControl } from '../commands/shortcut-control.tsx';
import { ThemeControl } from './theme-control.tsx';
import { YourData } from './your-data.tsx';

/** One page of the settings. */
export interface SettingsPart {
  /** The last segment of the path. */
  slug: string;
  name: string;
  lede: string;
  /** Its contents, for the index on a phone. */
  summary: string;
  Icon: typeof UserRound;
  Content: ComponentType<SettingsPageProps>;
}

const DeveloperSettings = lazy(async () => {
  const part = await import('./developer/developer-settings.tsx');
  return { default: part.DeveloperSettings };
});

const AddressBookSettings = lazy(async () => {
  const part = await import('./address-books/address-book-settings.tsx');
  return { default: part.AddressBookSettings };
});

const FieldSettings = lazy(async () => {
  const part = await import('./fields/field-settings.tsx');
  return { default: part.FieldSettings };
});

/** The pages of the settings in their order. Wide screens begin with the first. */
export const PARTS: readonly SettingsPart[] = [
  {
    slug: 'profile',
    name: 'Profile',
    lede: 'Who you are, how you write times and dates, and your own card.',
    summary: 'Name, photo, times and dates, my card',
    Icon: IdCard,
    Content: ProfileSettings,
  },
  {
    slug: 'account',
    name: 'Account',
    lede: 'How you get in, and where you are signed in.',
    summary: 'Email, password, signed-in devices',
    Icon: UserRound,
    Content: AccountSettings,
  },
  {
    slug: 'appearance',
    name: 'Appearance',
    lede: 'Saved on this device right away.',
    summary: 'Theme, keyboard shortcuts',
    Icon: Palette,
    Content: () => (
      <>
        <SettingsSection title="Theme" text="System follows the setting of your device.">
          <ThemeControl />
        </SettingsSection>
        <SettingsSection title="Keyboard shortcuts">
          <ShortcutControl />
        </SettingsSection>
      </>
    ),
  },
  {
    slug: 'notifications',
    name: 'Notifications',
    lede: 'What reaches you outside of Rapport, off until you turn it on, and what makes a contact due.',
    summary: 'Reminders on your devices, daily email',
    Icon: Bell,
    Content: NotificationSettings,
  },
  {
    slug: 'calendars',
    name: 'Calendars',
    lede: 'Meetings from your calendars, and who is due in them.',
    summary: 'Feed, subscriptions, .ics files',
    Icon: CalendarDays,
    Content: () => (
      <>
        <SettingsSection
          title="Rapport in your calendar"
          text="A private address that Google Calendar, Outlook, or Apple Calendar can subscribe to. It shows who is due by a cadence you chose, the meetings you plan here with what you noted for them, and birthdays, without other notes or assessments."
        >
          <CalendarFeedSettings />
        </SettingsSection>
        <SettingsSection
          title="Calendars to read"
          text="Events with a contact, found by email, become meetings. Rapport checks every hour and doesn't store any other events."
        >
          <CalendarSubscriptions />
        </SettingsSection>
        <SettingsSection
          title="Import a calendar file"
          text="Once, from an .ics file. Importing the same file again changes nothing, and you can undo it for a day."
        >
          <CalendarFile />
        </SettingsSection>
      </>
    ),
  },
  {
    slug: 'address-books',
    name: 'Address books',
    lede: 'Contacts in step with your phone, by CardDAV, and meetings from the same account.',
    summary: 'iCloud, Fastmail, Nextcloud, others',
    Icon: BookUser,
    Content: () => (
      <Suspense fallback={<Skeleton shape="block" height="4rem" />}>
        <AddressBookSettings />
      </Suspense>
    ),
  },
  {
    slug: 'fields',
    name: 'Fields',
    lede: 'What only you want to know about your contacts.',
    summary: 'Add fields of your own to contacts',
    Icon: TextCursorInput,
    Content: () => (
      <Suspense fallback={<Skeleton shape="block" height="4rem" />}>
        <FieldSettings />
      </Suspense>
    ),
  },
  {
    slug: 'data',
    name: 'Your data',
    lede: "Everything you've stored, yours to take with you or delete.",
    summary: 'Import, export, deletion',
    Icon: Database,
    Content: YourData,
  },
  {
    slug: 'responsible-use',
    name: 'Responsible use',
    lede: 'What you agree to by using Rapport.',
    summary: "What an estimate is, and what it isn't for",
    Icon: Scale,
    Content: () => (
      <SettingsSection title="In seven points">
        <ResponsibleUse />
      </SettingsSection>
    ),
  },
  {
    slug: 'developer',
    name: 'Developer',
    lede: 'How your own programs get in, and hear what changes.',
    summary: 'Access tokens, webhooks',
    Icon: CodeXml,
    Content: () => (
      <Suspense fallback={<Skeleton shape="block" height="4rem" />}>
        <DeveloperSettings />
      </Suspense>
    ),
  },
];
