import { type DynamicModule, Global, Module, type Provider } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { type DatabaseSettings } from '../env.ts';
import { type ReplicaSettings } from '../operation-settings.ts';
import { dataSourceOptions, type Entity } from './data-source.ts';
import { Database, REPLICA_SOURCE, type ReplicaSource } from './database.ts';
import { FromReplicaInterceptor } from './from-replica.ts';

@Global()
@Module({})
export class DatabaseModule {
  /** @param replica null if everything is read from the primary */
  static with(
    settings: DatabaseSettings,
    entities: readonly Entity[],
    replica: ReplicaSettings | null,
  ): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(settings, entities),
          manualInitialization: true,
        }),
      ],
      providers: [Database, ...(replica === null ? [] : replicaProviders(settings, replica))],
      exports: [Database],
    };
  }
}

function replicaProviders(
  settings: DatabaseSettings,
  { url, waitMs }: ReplicaSettings,
): Provider[] {
  const options = dataSourceOptions({ ...settings, url }, [], 'rapport-api-reads');
  const useFactory = (): ReplicaSource => ({ dataSource: new DataSource(options), waitMs });
  return [
    { provide: REPLICA_SOURCE, useFactory },
    { provide: APP_INTERCEPTOR, useClass: FromReplicaInterceptor },
  ];
}
