import { Controller, Get, Ip, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { isUuid } from '@rapport/contracts';
import { type Response } from 'express';
import { Public } from '../auth/auth.guard.ts';
import { LinkGuessLimit } from '../limits/link-guess-limit.ts';
import { DigestSettingsService } from './digest-settings.service.ts';
import { UNSUBSCRIBE_PATH } from './digest-email.ts';
import { unsubscribePage, type UnsubscribeState } from './unsubscribe-page.ts';

/**
 * The target of unsubscribe links. Anyone with a link can use it without signing in, and sees only whether the
 * email is on. Only a POST turns it off, because virus scanners open every link. Mail providers send that POST
 * themselves (RFC 8058); people press a button.
 */
@ApiExcludeController()
@Public()
@Controller(UNSUBSCRIBE_PATH)
export class UnsubscribeController {
  constructor(
    private readonly digest: DigestSettingsService,
    private readonly wrongLinks: LinkGuessLimit,
  ) {}

  @Get()
  async ask(
    @Query('person') person: unknown,
    @Query('key') key: unknown,
    @Ip() ip: string,
    @Res() response: Response,
  ): Promise<void> {
    const link = await this.find(person, key);
    if (link === null) await this.wrongLinks.count(ip);
    show(response, link === null ? 'unknown' : link.enabled ? 'on' : 'off');
  }

  @Post()
  async unsubscribe(
    @Query('person') person: unknown,
    @Query('key') key: unknown,
    @Ip() ip: string,
    @Res() response: Response,
  ): Promise<void> {
    const isGood = isUuid(person) && isKey(key) && (await this.digest.unsubscribe(person, key));
    if (!isGood) await this.wrongLinks.count(ip);
    show(response, isGood ? 'off' : 'unknown');
  }

  private async find(person: unknown, key: unknown): Promise<{ enabled: boolean } | null> {
    return isUuid(person) && isKey(key) ? this.digest.ofLink(person, key) : null;
  }
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{32}$/.test(value);
}

function show(response: Response, state: UnsubscribeState): void {
  const { html, policy } = unsubscribePage(state);
  response
    .status(state === 'unknown' ? 404 : 200)
    .set({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
    })
    .send(html);
}
