/** The only source of "now". Decisions get the time as an argument. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now() {
    return new Date();
  }
}

export class SettableClock extends Clock {
  constructor(private instant: Date) {
    super();
  }
  now() {
    return new Date(this.instant);
  }
  set(instant: Date | string) {
    this.instant = new Date(instant);
  }
}
