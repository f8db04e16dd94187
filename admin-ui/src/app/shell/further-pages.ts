import type { Access } from '@/data/providers/use-access';
import { tillAddress } from '@/data/addresses/till-address';
import { keepsBooks, type BarnOfBooks } from '@/data/books';
import type { BarnOfTabs } from '@/features/setup/tabs';
import { groupAddress, groups, isOpen } from '@/features/reports/catalogue';

type FurtherPage = {
  readonly to: string;
  readonly label: string;
  /** What depends on a setting is open only where the barn has it. */
  readonly isOpen: (access: Access, barn: BarnOfTabs & BarnOfBooks) => boolean;
};

const manyLessons = ({ canCall }: Access) => canCall('lessons/bulkCancel');

const horsesReports = ({ canCall }: Access) => canCall('reports/workloadgraphic');

/** Pages with an address of their own that other pages lead to; the search names them, too. */
export const furtherPages: readonly FurtherPage[] = [
  { to: '/add/newevent', label: 'Add Event', isOpen: ({ canCall }) => canCall('lessons/createSingleLesson') },
  { to: '/bulk', label: 'Bulk lesson actions', isOpen: manyLessons },
  { to: '/weather', label: 'Weather day', isOpen: manyLessons },
  { to: '/deleted', label: 'Deleted events', isOpen: ({ canCall }) => canCall('lessons/restore') },
  { to: '/admin/mails', label: 'Mails', isOpen: ({ canCall }) => canCall('mails/index') },
  { to: '/whiteboard?wall=1', label: 'Whiteboard on the wall', isOpen: ({ canOpen }) => canOpen('whiteboard') },
  {
    to: '/horsework',
    label: 'Horses’ week',
    isOpen: ({ canCall }) => canCall('horses/workOfWeek'),
  },
  {
    to: '/unbilled',
    label: 'Lessons without cover',
    isOpen: ({ canCall }) => canCall('lesson_billing/index'),
  },
  { to: tillAddress(), label: 'Close a day’s takings', isOpen: ({ canCall }) => canCall('till/day') },
  {
    to: '/horsecare',
    label: 'Horses’ care',
    isOpen: ({ canCall }, { has_horse_care }) => has_horse_care === 1 && canCall('horse_care/due'),
  },
  { to: '/staffweek', label: 'The staff’s week', isOpen: ({ canCall }) => canCall('staff_hours/week') },
  { to: '/stafftimeoff', label: 'Time off of the staff', isOpen: ({ canCall }) => canCall('time_off/lessonsToCover') },
  ...groups.map((of) => ({
    to: groupAddress(of),
    label: `Report: ${of.label}`,
    isOpen: (access: Access) => isOpen(of, access),
  })),
  {
    to: '/reports/accounting',
    label: 'Report: Accounting',
    isOpen: ({ canCall }, barn) => keepsBooks(barn) && canCall('reports/accounting'),
  },
  { to: '/reports/vouchers', label: 'Gift vouchers', isOpen: ({ canCall }) => canCall('vouchers/search') },
  {
    to: '/reports/saved',
    label: 'Saved reports, by mail',
    isOpen: ({ canCall }) => canCall('saved_reports/index'),
  },
  { to: '/reports/workloadgraphic/graphic', label: 'Weekly Graphic', isOpen: horsesReports },
  { to: '/reports/workloadgraphic/numbers', label: 'Weekly Numbers', isOpen: horsesReports },
];
