import { useAccess } from '@/providers/use-access';

/** Those that somebody has and the caller may open, each at `at(its part of the address)`. */
export const useClientTabs = (at: (tab: string) => string, rides: boolean) => {
  const { canCall } = useAccess();
  const tabs = [
    { to: 'lessons', label: 'Schedule', isOpen: rides && canCall('students/lessonSchedule') },
    { to: 'history', label: 'History', isOpen: rides && canCall('students/lessonHistory') },
    { to: 'notes', label: 'Notes', isOpen: canCall('notes_clients/clientNotes') },
    { to: 'purchases', label: 'Packages', isOpen: rides && canCall('items/studentPurchases') },
    { to: 'details', label: 'Student Details', isOpen: rides && canCall('students/student') },
    { to: 'account', label: 'Account', isOpen: true },
  ];
  return tabs.filter(({ isOpen }) => isOpen).map(({ to, label }) => ({ to: at(to), label }));
};
