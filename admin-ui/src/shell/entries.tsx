import type { ReactNode } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import DaySheetIcon from '@mui/icons-material/FactCheckOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import HorseIcon from '@mui/icons-material/BadgeOutlined';
import AccountsIcon from '@mui/icons-material/FamilyRestroomOutlined';
import NotesIcon from '@mui/icons-material/StickyNote2Outlined';
import SetupIcon from '@mui/icons-material/TuneOutlined';
import StaffIcon from '@mui/icons-material/SupervisorAccountOutlined';
import WhiteboardIcon from '@mui/icons-material/ViewColumnOutlined';
import StudentsIcon from '@mui/icons-material/PeopleOutlined';
import type { Access } from '@/providers/use-access';
import { tabs } from '@/setup/tabs';

export type Entry = {
  readonly to: string;
  /** What the addresses of its screens begin with, a record's own page among them. */
  readonly area: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly isOpen: (access: Access) => boolean;
};

const entries: readonly Entry[] = [
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
    to: '/whiteboard',
    area: '/whiteboard',
    label: 'Whiteboard',
    icon: <WhiteboardIcon fontSize="small" />,
    isOpen: ({ canOpen }) => canOpen('whiteboard'),
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
    area: '/horse',
    label: 'Horses',
    icon: <HorseIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('GET rest/horses'),
  },
  {
    // Whoever has the list finds the week there.
    to: '/horsework',
    area: '/horsework',
    label: 'Horses’ week',
    icon: <HorseIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('horses/workOfWeek') && !canCall('GET rest/horses'),
  },
  {
    to: '/notesReview',
    area: '/notesReview',
    label: 'Notes',
    icon: <NotesIcon fontSize="small" />,
    isOpen: ({ canOpen }) => canOpen('notesReview'),
  },
  {
    to: '/staff',
    area: '/staff',
    label: 'Staff',
    icon: <StaffIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('GET rest/staff'),
  },
  {
    to: '/setup',
    // Setup itself, and the pages of a section.
    area: '/se',
    label: 'Setup',
    icon: <SetupIcon fontSize="small" />,
    isOpen: (access) => tabs.some(({ isOpen }) => isOpen(access)),
  },
];

/** The menu, in the order of a working day; the home page of one's own is always there. R019 R020 R255 */
export const entriesFor = (access: Access): readonly Entry[] => {
  const { ownHome } = access;
  const open = entries.filter(({ isOpen }) => isOpen(access));
  if (!ownHome) return open;
  const icon = <HomeIcon fontSize="small" />;
  return [{ to: ownHome, area: '/staffhome', label: 'Home Page', icon, isOpen: () => true }, ...open];
};
