/** One icon per lesson up to two, then `+N`. R191 */
const MOST_ICONS = 2;

export const workloadIcons = (lessons: number) => ({
  icons: Math.min(lessons, MOST_ICONS),
  more: Math.max(0, lessons - MOST_ICONS),
});
