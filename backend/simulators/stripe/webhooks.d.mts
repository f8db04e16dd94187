/** `at` in seconds since 1970. */
export function signed(event: object, secret: string, at?: number): { payload: string; signature: string };
