/** What a record's history is made of: the streams of the log that are about it. */
const streams = {
  closed_day: ['closed_day'],
  discount: ['discount'],
  farm: ['farm'],
  horse: ['horse'],
  lesson: ['lesson', 'roster', 'waiting', 'override'],
  level: ['level'],
  location: ['location'],
  package: ['package'],
  payment: ['payment'],
  person: ['person'],
  product: ['product'],
  program: ['program'],
  role: ['role'],
  section: ['section'],
  skill: ['skill'],
  tack: ['tack'],
  task: ['task'],
  term: ['term'],
} as const;

export type RecordKind = keyof typeof streams;

export const recordKinds = Object.keys(streams) as RecordKind[];

export const streamsOf = (record: RecordKind, id: string): string[] => streams[record].map((name) => `${name}-${id}`);
