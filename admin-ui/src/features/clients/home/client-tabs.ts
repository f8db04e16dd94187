import { useAccess } from '@/data/providers/use-access';

type Shown = {
  readonly rides: boolean;
  readonly paysInvoices?: boolean;
  readonly signsWaivers?: boolean;
  readonly registers?: boolean;
};

/** Those that somebody has and the caller may open, each at `at(its part of the address)`. R020 B16 */
export const useClientTabs = (
  at: (tab: string) => string,
  { rides, paysInvoices = false, signsWaivers = false, registers = false }: Shown,
) => {
  const { canCall } = useAccess();
  const tabs = [
    { to: 'lessons', label: 'Schedule', isOpen: rides && canCall('students/lessonSchedule') },
    { to: 'history', label: 'History', isOpen: rides && canCall('students/lessonHistory') },
    { to: 'notes', label: 'Notes', isOpen: canCall('notes_clients/clientNotes') },
    { to: 'purchases', label: 'Packages', isOpen: rides && canCall('items/studentPurchases') },
    { to: 'invoices', label: 'Invoices and Payments', isOpen: paysInvoices && canCall('reports/financial') },
    { to: 'registration', label: 'Registration', isOpen: rides && registers && canCall('addStudentToRegistration') },
    { to: 'details', label: 'Student Details', isOpen: rides && canCall('students/student') },
    { to: 'waivers', label: 'Waivers', isOpen: signsWaivers && canCall('waiver/waiverList') },
    { to: 'account', label: 'Account', isOpen: true },
  ];
  return tabs.filter(({ isOpen }) => isOpen).map(({ to, label }) => ({ to: at(to), label }));
};
