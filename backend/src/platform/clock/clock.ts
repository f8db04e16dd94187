/** Where "now" comes from. Decisions never ask it: the time arrives inside their command. */
export abstract class Clock {
  abstract now(): Date;
}

export class SystemClock extends Clock {
  now() {
    return new Date();
  }
}

/** A clock that a test sets and moves. */
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
