import { Injectable } from '@nestjs/common';

/** The current time, read in one place so that a test can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
