type Place = { readonly resource: string; readonly route: string; readonly title: string };

/** Where the lists of the setup stand, in the order of the tabs; what the shell needs to know of them. */
export const places = {
  sections: { resource: 'sections', route: '/setup/sections', title: 'Sections' },
  packages: { resource: 'products', route: '/setup/packages', title: 'Packages' },
  programs: { resource: 'programs', route: '/setup/programs', title: 'Programs' },
  locations: { resource: 'locations', route: '/setup/locations', title: 'Locations' },
  tack: { resource: 'tacks', route: '/setup/tack', title: 'Tack' },
  tasks: { resource: 'tasks', route: '/setup/task', title: 'Tasks' },
  levels: { resource: 'levels', route: '/setup/levels', title: 'Levels' },
  closedDays: { resource: 'closed_days', route: '/setup/closeddays', title: 'Closed days' },
  terms: { resource: 'terms', route: '/setup/terms', title: 'Terms' },
  discounts: { resource: 'discounts', route: '/setup/discounts', title: 'Discounts' },
} as const satisfies Record<string, Place>;

/** Opened from the levels that they belong to. */
export const skillsPlace: Place = { resource: 'skills', route: '/setup/levels/skills', title: 'Skills' };
