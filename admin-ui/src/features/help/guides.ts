/** Which tutorial explains a screen, by what its address begins with; the first that fits. */
const guides: readonly (readonly [area: string, tutorial: string])[] = [
  ['/daysheet', 'day-sheet'],
  ['/calendarGroup/edit', 'edit-event'],
  ['/calendarGroup', 'calendar'],
  ['/add/', 'add-event'],
  ['/weather', 'weather-day'],
  ['/bulk', 'weather-day'],
  ['/whiteboard', 'whiteboard'],
  ['/setup/updateprefs', 'settings'],
  ['/setup/packages', 'packages'],
  ['/setup/roles', 'staff'],
  ['/setup/import', 'import'],
  ['/setup', 'sections'],
  ['/section', 'sections'],
  ['/staff', 'staff'],
  ['/accounts', 'families'],
  ['/students', 'packages-of-a-client'],
  ['/clienthome', 'packages-of-a-client'],
  ['/horse', 'horses'],
];

export const helpFor = (pathname: string): string => {
  const found = guides.find(([area]) => pathname.startsWith(area));
  return found ? `/help#${found[1]}` : '/help';
};
