import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { AddressBooksModule } from './address-books/address-books.module.ts';
import { AccessTokensModule } from './access-tokens/access-tokens.module.ts';
import { ActionsModule } from './actions/actions.module.ts';
import { AnalyticsModule } from './analytics/analytics.module.ts';
import { AssessmentsModule } from './assessments/assessments.module.ts';
import { CoachingRecommendationsModule } from './coaching-recommendations/coaching-recommendations.module.ts';
import { PersonalityProfileModule } from './personality-profile/personality-profile.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { BulkModule } from './bulk/bulk.module.ts';
import { CadencesModule } from './cadences/cadences.module.ts';
import { CalendarsModule } from './calendars/calendars.module.ts';
import { ChangesModule } from './changes/changes.module.ts';
import { CompaniesModule } from './companies/companies.module.ts';
import { CommitmentsModule } from './commitments/commitments.module.ts';
import { StatedPreferencesModule } from './stated-preferences/stated-preferences.module.ts';
import { ContactsModule } from './contacts/contacts.module.ts';
import { CustomFieldsModule } from './custom-fields/custom-fields.module.ts';
import { DatabaseModule } from './database/database.module.ts';
import { DavModule } from './dav/dav.module.ts';
import { DigestModule } from './digest/digest.module.ts';
import { DeletedContactsModule } from './deleted-contacts/deleted-contacts.module.ts';
import { DuplicatesModule } from './duplicates/duplicates.module.ts';
import { FirstStepsModule } from './first-steps/first-steps.module.ts';
import { ENTITIES } from './entities.ts';
import { type Settings } from './env.ts';
import { ErrorFilter } from './http/error.filter.ts';
import { ReplyInterceptor } from './http/reply.interceptor.ts';
import { ExportModule } from './export/export.module.ts';
import { OwnDetailsModule } from './own-details/own-details.module.ts';
import { GuidanceModule } from './guidance/guidance.module.ts';
import { AttentionModule } from './attention/attention.module.ts';
import { IdempotencyModule } from './idempotency/idempotency.module.ts';
import { ImportsModule } from './imports/imports.module.ts';
import { InteractionsModule } from './interactions/interactions.module.ts';
import { LimitsModule } from './limits/limits.module.ts';
import { LabelsModule } from './labels/labels.module.ts';
import { type WebNetwork } from './web/web-network.ts';
import { PhotosModule } from './photos/photos.module.ts';
import { ProbesModule } from './probes/probes.module.ts';
import { PushModule } from './push/push.module.ts';
import { PurgeModule } from './purge/purge.module.ts';
import { RemoteReportsModule } from './remote-reports/remote-reports.module.ts';
import { TodayModule } from './today/today.module.ts';
import { RelationsModule } from './relations/relations.module.ts';
import { SavedViewsModule } from './saved-views/saved-views.module.ts';
import { UndosModule } from './undos/undos.module.ts';
import { UserModule } from './user/user.module.ts';
import { WebhooksModule } from './webhooks/webhooks.module.ts';

/** The modules of the API. Each endpoint group is a module in `imports`. */
@Module({})
export class AppModule {
  /** @param network access to the public web, for features that fetch from it */
  static with(settings: Settings, network: WebNetwork): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DatabaseModule.with(settings.database, ENTITIES, settings.replica),
        AuthModule.with(settings.auth, settings.accounts),
        LimitsModule.with(settings.limits),
        IdempotencyModule,
        ProbesModule,
        PurgeModule.with(settings.purgeEverySeconds),
        PhotosModule.with(settings.fetchPhotos ? network : null),
        // Must come before the contacts, whose routes would take "duplicates" and "deleted" for IDs.
        DuplicatesModule,
        DeletedContactsModule,
        ChangesModule,
        ContactsModule,
        BulkModule,
        CadencesModule,
        LabelsModule,
        CustomFieldsModule,
        SavedViewsModule,
        ImportsModule,
        DavModule.with(settings, network),
        CalendarsModule.with(settings.fetchCalendars ? network : null),
        InteractionsModule,
        CommitmentsModule,
        StatedPreferencesModule,
        RelationsModule,
        AttentionModule,
        ActionsModule,
        AssessmentsModule,
        CoachingRecommendationsModule,
        PersonalityProfileModule,
        GuidanceModule,
        TodayModule,
        AnalyticsModule,
        UserModule,
        AccessTokensModule,
        WebhooksModule.with(settings, network),
        AddressBooksModule.with(settings),
        DigestModule.with(settings),
        PushModule.with(settings, network),
        OwnDetailsModule,
        CompaniesModule,
        FirstStepsModule,
        ExportModule,
        UndosModule,
        RemoteReportsModule,
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: ReplyInterceptor },
      ],
    };
  }
}
