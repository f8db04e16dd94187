/** "1 lesson", "4 lessons" */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? name;
