import type { RaRecord } from 'react-admin';

export type Horse = RaRecord<string> & {
  readonly horse_name: string;
  readonly height: string | null;
  readonly color: string | null;
  /** The year the horse was born. */
  readonly age: number | string | null;
  readonly gender: string | null;
  /** Markings. */
  readonly desc: string | null;
  readonly tack: string | null;
  readonly is_active: 0 | 1;
};
