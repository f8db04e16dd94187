import type { ReactNode } from 'react';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import DaySheetIcon from '@mui/icons-material/FactCheckOutlined';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import HorseIcon from '@mui/icons-material/BadgeOutlined';
import AdminIcon from '@mui/icons-material/CampaignOutlined';
import FaqIcon from '@mui/icons-material/QuizOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import ReportsIcon from '@mui/icons-material/InsightsOutlined';
import UpdatesIcon from '@mui/icons-material/NewReleasesOutlined';
import AccountsIcon from '@mui/icons-material/FamilyRestroomOutlined';
import NotesIcon from '@mui/icons-material/StickyNote2Outlined';
import SetupIcon from '@mui/icons-material/TuneOutlined';
import StaffIcon from '@mui/icons-material/SupervisorAccountOutlined';
import WhiteboardIcon from '@mui/icons-material/ViewColumnOutlined';
import StudentsIcon from '@mui/icons-material/PeopleOutlined';
import PaymentIssuesIcon from '@mui/icons-material/CurrencyExchangeOutlined';
import EnquiriesIcon from '@mui/icons-material/ForumOutlined';
import type { Access } from '@/data/providers/use-access';
import type { Barn } from '@/data/requests/barn';
import { tabs } from '@/features/setup/tabs';

export type Entry = {
  readonly to: string;
  /** What the addresses of its screens begin with, a record's own page among them. */
  readonly area: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Entries of one kind stand together. */
  readonly group: 'day' | 'barn' | 'office' | 'help';
  /** What depends on a setting is open only where the barn is known. */
  readonly isOpen: (access: Access, barn?: BarnOfMenu) => boolean;
};

export type BarnOfMenu = Pick<Barn, 'takes_enquiries'>;

const entries: readonly Entry[] = [
  {
    to: '/daysheet',
    area: '/daysheet',
    label: 'Day Sheet',
    group: 'day',
    icon: <DaySheetIcon fontSize="small" />,
    isOpen: ({ canOpen }) => canOpen('daysheet'),
  },
  {
    to: '/calendarGroup/calendar',
    area: '/calendarGroup',
    label: 'Calendar',
    group: 'day',
    icon: <CalendarIcon fontSize="small" />,
    isOpen: ({ canOpen }) => canOpen('calendar'),
  },
  {
    to: '/whiteboard',
    area: '/whiteboard',
    label: 'Whiteboard',
    group: 'day',
    icon: <WhiteboardIcon fontSize="small" />,
    isOpen: ({ canOpen }) => canOpen('whiteboard'),
  },
  {
    to: '/students',
    area: '/students',
    label: 'Students',
    group: 'barn',
    icon: <StudentsIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('GET rest/students'),
  },
  {
    to: '/accounts',
    area: '/accounts',
    label: 'Account Holders',
    group: 'barn',
    icon: <AccountsIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('GET rest/accounts'),
  },
  {
    to: '/horses',
    area: '/horse',
    label: 'Horses',
    group: 'barn',
    icon: <HorseIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('GET rest/horses'),
  },
  {
    to: '/staff',
    area: '/staff',
    label: 'Staff',
    group: 'barn',
    icon: <StaffIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('GET rest/staff'),
  },
  {
    to: '/notesReview',
    area: '/notesReview',
    label: 'Notes',
    group: 'office',
    icon: <NotesIcon fontSize="small" />,
    // Administrators have them under Admin. R200
    isOpen: ({ canOpen, ownHome }) => ownHome !== null && canOpen('notesReview'),
  },
  {
    to: '/enquiries',
    area: '/enquiries',
    label: 'Enquiries',
    group: 'office',
    icon: <EnquiriesIcon fontSize="small" />,
    isOpen: ({ canCall }, barn) => barn?.takes_enquiries === 1 && canCall('enquiries/index'),
  },
  {
    to: '/paymentIssues',
    area: '/paymentIssues',
    label: 'Payment Issues',
    group: 'office',
    icon: <PaymentIssuesIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('payments/issues'),
  },
  {
    to: '/reports',
    area: '/reports',
    label: 'Reports',
    group: 'office',
    icon: <ReportsIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('reports/workloadgraphic'),
  },
  {
    to: '/admin',
    area: '/admin',
    label: 'Admin',
    group: 'office',
    icon: <AdminIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('notes_clients/createBulkNote'),
  },
  {
    to: '/setup',
    // Setup itself, and the pages of a section.
    area: '/se',
    label: 'Setup',
    group: 'office',
    icon: <SetupIcon fontSize="small" />,
    isOpen: (access) => tabs.some(({ isOpen }) => isOpen(access)),
  },
  {
    to: '/faq',
    area: '/faq',
    label: 'FAQ',
    group: 'help',
    icon: <FaqIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('notes_clients/createSupportEmail'),
  },
  {
    to: '/help',
    area: '/help',
    label: 'Help',
    group: 'help',
    icon: <HelpIcon fontSize="small" />,
    isOpen: () => true,
  },
  {
    to: '/updates',
    area: '/updates',
    label: 'Updates',
    group: 'help',
    icon: <UpdatesIcon fontSize="small" />,
    isOpen: ({ canCall }) => canCall('notes_clients/createSupportEmail'),
  },
];

/** The menu, in the order of a working day; the home page of one's own and the help are always there. R019 R020 R200 R255 */
export const entriesFor = (access: Access, barn?: BarnOfMenu): readonly Entry[] => {
  const { ownHome } = access;
  const open = entries.filter(({ isOpen }) => isOpen(access, barn));
  if (!ownHome) return open;
  const icon = <HomeIcon fontSize="small" />;
  return [{ to: ownHome, area: '/staffhome', label: 'Home Page', group: 'day', icon, isOpen: () => true }, ...open];
};
