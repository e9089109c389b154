import { Injectable } from '@nestjs/common';

/** The time, asked for in one place so that everything below it can be told. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
