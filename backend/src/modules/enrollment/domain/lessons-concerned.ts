/** The chosen lesson first, whether it changed or not. */
export const lessonsConcerned = (chosen: string, events: readonly { data: { lessonId: string } }[]) => [
  ...new Set([chosen, ...events.map(({ data }) => data.lessonId)]),
];
