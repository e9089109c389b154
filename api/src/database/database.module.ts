import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { type DatabaseSettings } from '../env.ts';
import { dataSourceOptions, type Entity } from './data-source.ts';
import { Database } from './database.ts';

@Global()
@Module({})
export class DatabaseModule {
  static with(settings: DatabaseSettings, entities: readonly Entity[]): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(settings, entities),
          manualInitialization: true,
        }),
      ],
      providers: [Database],
      exports: [Database],
    };
  }
}
