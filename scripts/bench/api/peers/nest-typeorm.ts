import 'reflect-metadata';
import { Body, Controller, Get, Inject, Module, Param, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { DataSource, IsNull, type Repository } from 'typeorm';
import { contactTable, type ContactRow, toContact, toSummary } from './contact-table.ts';
import { type NewContact, PAGE, setting } from './product-sql.ts';

/** What many would write: a Nest controller, `find` and `save` of TypeORM. It knows no tokens, limits or logs. */
const reader = setting('BENCH_READER');
const writer = setting('BENCH_WRITER');
const database = new DataSource({
  type: 'postgres',
  url: setting('DATABASE_URL'),
  poolSize: 10,
  entities: [contactTable],
  installExtensions: false,
});
const CONTACTS = 'contacts';

@Controller('api/contacts')
class ContactsController {
  constructor(@Inject(CONTACTS) private readonly contacts: Repository<ContactRow>) {}

  @Get()
  async list() {
    const rows = await this.contacts.find({
      where: { userProfileId: reader, deletedAt: IsNull() },
      order: { lastUpdateTime: 'DESC', id: 'DESC' },
      take: PAGE + 1,
    });
    return rows.slice(0, PAGE).map(toSummary);
  }

  @Get(':id')
  async one(@Param('id') id: string) {
    const where = { userProfileId: reader, id, deletedAt: IsNull() };
    return toContact(await this.contacts.findOneOrFail({ where }));
  }

  @Post()
  async create(@Body() body: NewContact) {
    const { displayName, primaryEmail, organizationName } = body;
    const key = { userProfileId: writer, id: randomUUID() };
    const now = new Date();
    await this.contacts.save({
      ...key,
      createdAt: now,
      lastUpdateTime: now,
      displayName,
      primaryEmail,
      organizationName,
      sortName: displayName.toLowerCase(),
      searchText: ` ${displayName} ${primaryEmail} ${organizationName}`.toLowerCase(),
    });
    return toContact(await this.contacts.findOneByOrFail(key));
  }
}

@Module({
  controllers: [ContactsController],
  providers: [
    {
      provide: CONTACTS,
      useFactory: async () => (await database.initialize()).getRepository(contactTable),
    },
  ],
})
class AppModule {}

const app = await NestFactory.create(AppModule, { logger: false });
await app.listen(Number(setting('PORT')), '127.0.0.1');
