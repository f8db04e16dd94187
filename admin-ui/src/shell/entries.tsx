import type { ReactNode } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import DaySheetIcon from '@mui/icons-material/FactCheckOutlined';
import HorseIcon from '@mui/icons-material/BadgeOutlined';
import AccountsIcon from '@mui/icons-material/FamilyRestroomOutlined';
import SetupIcon from '@mui/icons-material/TuneOutlined';
import StudentsIcon from '@mui/icons-material/PeopleOutlined';
import type { Access } from '@/providers/use-access';
import { tabs } from '@/setup/tabs';

export type Entry = {
  readonly to: string;
  readonly area: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOpen: (access: Access) => boolean;
};

/** The menu, in the order of a working day. */
export const entries: readonly Entry[] = [
  {
    to: '/daysheet',
    area: '/daysheet',
    label: 'Day Sheet',
    icon: <DaySheetIcon fontSize="small" />,
    isOpen: ({ canOpen }) => canOpen('daysheet'),
  },
  {
    to: '/calendarGroup/calendar',
    area: '/calendarGroup',
    label: 'Calendar',
    icon: <CalendarIcon fontSize="small" />,
    isOpen: ({ canOpen }) => canOpen('calendar'),
  },
  {
    to: '/students',
    area: '/students',
    label: 'Students',
    icon: <StudentsIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('GET rest/students'),
  },
  {
    to: '/accounts',
    area: '/accounts',
    label: 'Account Holders',
    icon: <AccountsIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('GET rest/accounts'),
  },
  {
    to: '/horses',
    area: '/horses',
    label: 'Horses',
    icon: <HorseIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('GET rest/horses'),
  },
  {
    to: '/setup',
    area: '/setup',
    label: 'Setup',
    icon: <SetupIcon fontSize="small" />,
    isOpen: (access) => tabs.some(({ isOpen }) => isOpen(access)),
  },
];
