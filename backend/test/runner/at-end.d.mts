export function atEnd(work: () => Promise<unknown>): void;
