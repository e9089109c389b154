import { Injectable } from '@nestjs/common';

/** The time, read in one place so that a test can set it for everything. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
