import { Module } from '@nestjs/common';
import { Clock } from '../clock.ts';
import { CadencesModule } from '../cadences/cadences.module.ts';
import { ContactsModule } from '../contacts/contacts.module.ts';
import { AttentionModule } from '../attention/attention.module.ts';
import { UserModule } from '../user/user.module.ts';
import { CommitmentsModule } from '../commitments/commitments.module.ts';
import { StatedPreferencesModule } from '../stated-preferences/stated-preferences.module.ts';
import { RelationsModule } from '../relations/relations.module.ts';
import { ImportCadence } from './import-cadence.ts';
import { ImportHistory } from './import-history.ts';
import { ImportRelations } from './import-relations.ts';
import { ImportRowWriter } from './import-row-writer.ts';
import { ImportUndoService } from './import-undo.service.ts';
import { ImportsController } from './imports.controller.ts';
import { ImportsService } from './imports.service.ts';

@Module({
  imports: [
    UserModule,
    ContactsModule,
    AttentionModule,
    CadencesModule,
    CommitmentsModule,
    StatedPreferencesModule,
    RelationsModule,
  ],
  controllers: [ImportsController],
  providers: [
    ImportsService,
    ImportUndoService,
    ImportRowWriter,
    ImportCadence,
    ImportHistory,
    ImportRelations,
    Clock,
  ],
  exports: [ImportsService],
})
export class ImportsModule {}
