import { type DynamicModule, Module } from '@nestjs/common';
import { CadencesModule } from '../cadences/cadences.module.ts';
import { Clock } from '../clock.ts';
import { ContactsModule } from '../contacts/contacts.module.ts';
import { DuplicatesModule } from '../duplicates/duplicates.module.ts';
import { type Settings } from '../env.ts';
import { LabelsModule } from '../labels/labels.module.ts';
import { UserModule } from '../user/user.module.ts';
import { AccountCollections } from './account-collections.ts';
import { AddressBookQueue } from './address-book-queue.ts';
import { ADDRESS_BOOKS_EVERY_SECONDS, AddressBookSyncer } from './address-book-syncer.ts';
import { AddressBooksController } from './address-books.controller.ts';
import { AddressBooksService } from './address-books.service.ts';
import { CardStore } from './card-store.ts';
import { CardSyncService } from './card-sync.service.ts';
import { ContactSides } from './contact-side.ts';
import { LinkedCards } from './linked-cards.ts';
import { NewCards } from './new-cards.ts';

/** Address books on other servers: connections, their sync, and its questions. */
@Module({})
export class AddressBooksModule {
  static with({ addressBooks }: Pick<Settings, 'addressBooks'>) {
    return {
      module: AddressBooksModule,
      imports: [CadencesModule, ContactsModule, DuplicatesModule, LabelsModule, UserModule],
      controllers: [AddressBooksController],
      providers: [
        AccountCollections,
        AddressBooksService,
        AddressBookQueue,
        AddressBookSyncer,
        CardStore,
        CardSyncService,
        ContactSides,
        LinkedCards,
        NewCards,
        Clock,
        { provide: ADDRESS_BOOKS_EVERY_SECONDS, useValue: addressBooks.everySeconds },
      ],
    } satisfies DynamicModule;
  }
}
