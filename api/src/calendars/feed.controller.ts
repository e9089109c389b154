import { Controller, Get, Headers, Ip, Param, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { type Response } from 'express';
import { Public } from '../auth/auth.guard.ts';
import { RouteNotFound } from '../errors/http-errors.ts';
import { LinkGuessLimit } from '../limits/link-guess-limit.ts';
import { CalendarFeedService, FEED_PATH } from './calendar-feed.service.ts';

/** Feeds for calendar programs. They can't send credentials, so anyone who knows the address can read the feed. */
@ApiExcludeController()
@Public()
@Controller(FEED_PATH)
export class FeedController {
  constructor(
    private readonly feed: CalendarFeedService,
    private readonly wrongLinks: LinkGuessLimit,
  ) {}

  @Get(':file')
  async read(
    @Param('file') file: string,
    @Headers('If-None-Match') ifNoneMatch: string | undefined,
    @Ip() ip: string,
    @Res() response: Response,
  ): Promise<void> {
    const [, token = ''] = /^([\w-]+)\.ics$/.exec(file) ?? [];
    const feed = await this.feed.read(token);
    if (feed === null) {
      await this.wrongLinks.count(ip);
      throw new RouteNotFound();
    }
    response.set({
      ETag: feed.etag,
      'Cache-Control': 'private, no-cache',
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="rapport.ics"',
    });
    // Express itself would send the whole feed to a program that also sends `Cache-Control: no-cache`.
    if (ifNoneMatch?.includes(feed.etag)) response.status(304).end();
    else response.send(feed.text);
  }
}
