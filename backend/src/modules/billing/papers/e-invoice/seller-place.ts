interface Place {
  readonly street: string | undefined;
  readonly further: string | undefined;
  readonly town?: string;
  readonly postcode?: string;
}

/** 74638 Waldenburg, D-74638 Waldenburg, 1011 AB Amsterdam: as it is written where the postal code comes first. */
const TOWN = /^(?:[A-Z]{1,3}[- ])?(?<postcode>\d{4,5}(?: ?[A-Z]{2})?|\d{3} \d{2})\s+(?<town>\p{L}.*)$/u;

/** A barn writes its address in two lines: where its last one says a postal code and a town, they stand as such (BT-37, BT-38). */
export function placeOf([first, second]: readonly string[]): Place {
  const last = second ?? first ?? '';
  const { town, postcode } = TOWN.exec(last)?.groups ?? {};
  if (!town || !postcode) return { street: first, further: second };
  return { street: second === undefined ? undefined : first, further: undefined, town, postcode };
}
