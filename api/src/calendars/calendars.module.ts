import { type DynamicModule, Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { DuplicatesModule } from '../duplicates/duplicates.module.ts';
import { InteractionsModule } from '../interactions/interactions.module.ts';
import { UserModule } from '../user/user.module.ts';
import { type WebNetwork } from '../web/web-network.ts';
import { AccountCalendarChoice } from './account-calendar-choice.ts';
import { AccountCalendars } from './account-calendars.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';
import { CALENDAR_NETWORK, CalendarFetcher } from './calendar-fetcher.ts';
import { CalendarFileService } from './calendar-file.service.ts';
import { CalendarFileStore } from './calendar-file-store.ts';
import { CalendarFileUndoService } from './calendar-file-undo.service.ts';
import { CalendarFilesController } from './calendar-files.controller.ts';
import { CalendarStore } from './calendar-store.ts';
import { CalendarSyncService } from './calendar-sync.service.ts';
import { CalendarTurns } from './calendar-turns.ts';
import { CalendarsController } from './calendars.controller.ts';
import { CalendarsService } from './calendars.service.ts';
import { FeedController } from './feed.controller.ts';

@Module({})
export class CalendarsModule {
  /** @param network for fetching calendars; null if none are fetched */
  static with(network: WebNetwork | null): DynamicModule {
    return {
      module: CalendarsModule,
      global: true,
      imports: [DuplicatesModule, InteractionsModule, UserModule],
      controllers: [CalendarsController, CalendarFilesController, FeedController],
      providers: [
        AccountCalendarChoice,
        AccountCalendars,
        CalendarFeedService,
        CalendarFileService,
        CalendarFileStore,
        CalendarFileUndoService,
        CalendarStore,
        CalendarSyncService,
        CalendarFetcher,
        CalendarsService,
        CalendarTurns,
        Clock,
        { provide: CALENDAR_NETWORK, useValue: network },
      ],
      exports: [AccountCalendarChoice, CalendarStore],
    };
  }
}
