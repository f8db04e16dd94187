import { lazy, type ComponentType } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { learnEnglish } from '@/data/providers/i18n';
import { useAccess } from '@/data/providers/use-access';
import { SetupPage } from '@/features/setup/SetupPage';
import { entriesFor } from './shell/entries';
import { Empty, Forbidden } from '@/ui/states';
import { AddEventPanel, DaySheetCancel, EditEventPanel } from './work-area/panels';
import { WorkArea } from './work-area/WorkArea';

const list = (load: () => Promise<{ default: ComponentType }>) =>
  lazy(async () => (await Promise.all([load(), learnEnglish()]))[0]);

/** The lists: each one a description and, where something can be edited, one file of inputs. */
export const resources = [
  { name: 'horses', list: list(() => import('@/features/horses/list')) },
  { name: 'students', list: list(() => import('@/features/clients/students')) },
  { name: 'accounts', list: list(() => import('@/features/clients/accounts')) },
  { name: 'staff', list: list(() => import('@/features/staff/list')) },
] as const;

const SetupList = list(() => import('@/features/setup/lists'));
const Assignments = list(() => import('@/features/setup/assignment'));

/** The first page of the menu: an administrator's is the day sheet, staff's their own home. R005 R255 */
export const Home = () => {
  const [first] = entriesFor(useAccess());
  return first ? (
    <Navigate to={first.to} replace />
  ) : (
    <Forbidden text="Your role does not open any page yet. An administrator can change that." />
  );
};

export const NotFound = () => (
  <div className="page">
    <Empty title="There is no page at this address" text={<a href="/admin/">Go to the first page</a>} />
  </div>
);

const ClientHome = list(() => import('@/features/clients/home/ClientHome'));
const HorseHome = list(() => import('@/features/horses/home/HorseHome'));
const HorseWeek = list(() => import('@/features/horses/week/HorseWeekPage'));
const HorseCare = list(() => import('@/features/horses/care/CarePage'));
const CareKinds = list(() => import('@/features/horses/care/CareKinds'));
const NotesReview = list(() => import('@/features/notes/NotesReview'));
const TimeOffPage = list(() => import('@/features/staff/time-off/TimeOffPage'));
const StaffWeekPage = list(() => import('@/features/staff/hours/StaffWeekPage'));
const StaffHome = list(() => import('@/features/staff/home/StaffHome'));

const RolesPage = list(() => import('@/features/staff/roles/RolesPage'));
const RoleForm = list(() => import('@/features/staff/roles/RoleForm'));
const RolePermissionsPage = list(() => import('@/features/staff/roles/RolePermissionsPage'));

const SubscriptionPage = list(() => import('@/features/setup/subscription/SubscriptionPage'));
const ExportPage = list(() => import('@/features/setup/exports/ExportPage'));
const ImportPage = list(() => import('@/features/setup/imports/ImportPage'));
const BulkPage = lazy(async () => ({ default: (await import('@/features/day/bulk/BulkPage')).BulkPage }));
const ClosurePage = lazy(async () => ({
  default: (await import('@/features/day/bulk/ClosurePage')).ClosurePage,
}));
const WeatherPage = lazy(async () => ({ default: (await import('@/features/day/bulk/BulkPage')).WeatherPage }));
const DeletedPage = list(() => import('@/features/day/deleted/DeletedPage'));
const RegistrationPage = list(() => import('@/features/lessons/registration/RegistrationPage'));
const RegistrationAdd = list(() => import('@/features/lessons/registration/RegistrationAdd'));
const NextSeason = list(() => import('@/features/lessons/registration/NextSeason'));
const AttendancePage = list(() => import('@/features/lessons/session/AttendancePage'));
const RosterPage = list(() => import('@/features/lessons/session/RosterPage'));
const Policies = list(() => import('@/features/setup/policies/PoliciesPage'));
const PolicyForm = list(() => import('@/features/setup/policies/PolicyForm'));
const OwnWaivers = list(() => import('@/features/setup/waivers/WaiversPage'));
const HolidaysPage = list(() => import('@/features/setup/closed-days/HolidaysPage'));
const OwnWaiverForm = list(() => import('@/features/setup/waivers/WaiverForm'));

const EnquiriesPage = list(() => import('@/features/enquiries/EnquiriesPage'));
const EnquiryPanel = list(() => import('@/features/enquiries/EnquiryPanel'));
const PaymentIssues = list(() => import('@/features/money/issues/PaymentIssues'));
const TillPage = list(() => import('@/features/money/till/TillPage'));
const VouchersPage = list(() => import('@/features/money/vouchers/VouchersPage'));
const AssignPackages = list(() => import('@/features/money/AssignPackages'));
const AdminHub = list(() => import('@/features/notes/admin/AdminHub'));
const MailsPage = list(() => import('@/features/notes/admin/mails/MailsPage'));
const ReportsHub = list(() => import('@/features/reports/ReportsHub'));
const UnbilledPage = list(() => import('@/features/reports/unbilled/UnbilledPage'));
const AccountingPage = list(() => import('@/features/reports/accounting/AccountingPage'));
const SavedReports = list(() => import('@/features/reports/saved/SavedPage'));
const OpenSavedReport = list(() => import('@/features/reports/saved/OpenSaved'));
const ReportPage = list(() => import('@/features/reports/ReportPage'));
const WorkloadPage = list(() => import('@/features/reports/WorkloadPage'));
const HelpPage = lazy(() => import('@/features/help/HelpPage'));
const FaqPage = lazy(() => import('@/features/help/FaqPage'));
const UpdatesPage = lazy(() => import('@/features/help/UpdatesPage'));

const SettingsPage = list(() => import('@/features/setup/settings/SettingsPage'));
const ConnectedPage = list(() => import('@/features/setup/settings/ConnectedPage'));

/** What only administrators have, although staff have the same elsewhere. R022 */
const AdminArea = ({ of: Screen }: { of: ComponentType }) =>
  useAccess().canAct('staff', 'list') ? <Screen /> : <Forbidden />;

/** Administrators alone. A10 G14 */
const BulkArea = ({ of: Screen }: { of: ComponentType }) =>
  useAccess().canCall('lessons/bulkCancel') ? <Screen /> : <Forbidden />;

export const routes = [
  // Whoever signed in at this address stays at it, and means the first page.
  <Route key="login" path="/login" element={<Navigate to="/" replace />} />,
  <Route key="work" element={<WorkArea />}>
    <Route path="/daysheet" element={null} />
    <Route path="/daysheet/modalCancel/:lpid/:where" element={<DaySheetCancel />} />
    <Route path="/calendarGroup/calendar" element={null} />
    <Route path="/whiteboard" element={null} />
    <Route path="/calendarGroup/edit/:hid/*" element={<EditEventPanel />} />
    <Route path="/add/:add" element={<AddEventPanel />} />
  </Route>,
  <Route key="bulk" path="/bulk" element={<BulkArea of={BulkPage} />} />,
  <Route key="deleted" path="/deleted" element={<DeletedPage />} />,
  <Route key="weather" path="/weather" element={<BulkArea of={WeatherPage} />} />,
  <Route key="closed" path="/closedDays" element={<BulkArea of={ClosurePage} />} />,
  <Route key="group" path="/calendarGroup" element={<Navigate to="/calendarGroup/calendar" replace />} />,
  <Route key="sectionHorses" path="/sectionHorses/:id" element={<Assignments />} />,
  <Route key="sectionStudents" path="/sectionStudents/:id" element={<Assignments />} />,
  <Route key="setup" path="/setup" element={<SetupPage />}>
    <Route path="/setup/sections/*" element={<SetupList />} />
    <Route path="/setup/packages/packageprogram/:id" element={<Assignments />} />
    <Route path="/setup/packages/*" element={<SetupList />} />
    <Route path="/setup/programs/*" element={<SetupList />} />
    <Route path="/setup/locations/*" element={<SetupList />} />
    <Route path="/setup/tack/*" element={<SetupList />} />
    <Route path="/setup/task/*" element={<SetupList />} />
    <Route path="/setup/levels/*" element={<SetupList />} />
    <Route path="/setup/closeddays/holidays" element={<HolidaysPage />} />
    <Route path="/setup/closeddays/*" element={<SetupList />} />
    <Route path="/setup/terms/*" element={<SetupList />} />
    <Route path="/setup/discounts/*" element={<SetupList />} />
    <Route path="/setup/registration" element={<RegistrationPage />}>
      <Route path="/setup/registration/registrationAdd" element={<RegistrationAdd />} />
      <Route path="/setup/registration/nextSeason/:seriesId" element={<NextSeason />} />
    </Route>
    <Route path="/setup/policies" element={<Policies />}>
      <Route path="/setup/policies/add" element={<PolicyForm />} />
      <Route path="/setup/policies/:id" element={<PolicyForm />} />
    </Route>
    <Route path="/setup/waivers" element={<OwnWaivers />}>
      <Route path="/setup/waivers/add" element={<OwnWaiverForm />} />
      <Route path="/setup/waivers/:id" element={<OwnWaiverForm />} />
    </Route>
    <Route path="/setup/roles" element={<RolesPage />}>
      <Route path="/setup/roles/roleform/add" element={<RoleForm />} />
      <Route path="/setup/roles/roleform/edit/:id?" element={<RoleForm />} />
    </Route>
    <Route path="/setup/roles/rolepermission/:id" element={<RolePermissionsPage />} />
    <Route path="/setup/import" element={<ImportPage />} />
    <Route path="/setup/export" element={<ExportPage />} />
    <Route path="/setup/updateprefs" element={<SettingsPage />} />
    {/* D01 */}
    <Route path="/setup/preferences/paymentSubscriptions" element={<SubscriptionPage />} />
    <Route path="/setup/preferences" element={<Navigate to="/setup/updateprefs" replace />} />
  </Route>,
  <Route key="session-attendance" path="/sessions/:seriesId/attendance" element={<AttendancePage />} />,
  <Route key="session-roster" path="/sessions/:seriesId/roster" element={<RosterPage />} />,
  <Route key="url" path="/url" element={<ConnectedPage />} />,
  <Route key="horse" path="/horsehome/:id/*" element={<HorseHome />} />,
  <Route key="horsework" path="/horsework" element={<HorseWeek />} />,
  <Route key="horsecare" path="/horsecare" element={<HorseCare />} />,
  <Route key="carekinds" path="/horsecare/kinds" element={<CareKinds />} />,
  <Route key="notes" path="/notesReview/*" element={<NotesReview />} />,
  <Route key="admin" path="/admin" element={<AdminHub />} />,
  <Route key="assign-packages" path="/admin/assignpackages" element={<AssignPackages />} />,
  <Route key="mails" path="/admin/mails" element={<MailsPage />} />,
  <Route key="clientnotes" path="/admin/clientnotes" element={<AdminArea of={NotesReview} />} />,
  <Route key="horsenotes" path="/admin/horsenotes" element={<AdminArea of={NotesReview} />} />,
  <Route key="staffnotes" path="/admin/staffnotes" element={<AdminArea of={NotesReview} />} />,
  <Route key="staffweek" path="/staffweek" element={<StaffWeekPage />} />,
  <Route key="timeoff" path="/stafftimeoff" element={<TimeOffPage />} />,
  <Route key="staff" path="/staffhome/:id/*" element={<StaffHome />} />,
  <Route key="client" path="/clienthome/:id/*" element={<ClientHome />} />,
  <Route key="inbox" path="/enquiries" element={<Navigate to="/enquiries/new" replace />} />,
  <Route key="enquiries" path="/enquiries/:state" element={<EnquiriesPage />}>
    <Route path="/enquiries/:state/:id" element={<EnquiryPanel />} />
  </Route>,
  <Route key="payment-issues" path="/paymentIssues" element={<PaymentIssues />} />,
  <Route key="unbilled" path="/unbilled" element={<UnbilledPage />} />,
  <Route key="till" path="/till/:day?" element={<TillPage />} />,
  <Route key="reports" path="/reports" element={<ReportsHub />} />,
  <Route key="accounting" path="/reports/accounting" element={<AccountingPage />} />,
  <Route key="vouchers" path="/reports/vouchers" element={<VouchersPage />} />,
  <Route key="savedreports" path="/reports/saved" element={<SavedReports />} />,
  <Route key="savedreport" path="/reports/saved/:id" element={<OpenSavedReport />} />,
  <Route key="report" path="/reports/:group/:report" element={<ReportPage />} />,
  <Route key="workload" path="/reports/workloadgraphic/:word" element={<WorkloadPage />} />,
  <Route key="faq" path="/faq" element={<AdminArea of={FaqPage} />} />,
  <Route key="help" path="/help" element={<HelpPage menuFor={entriesFor} />} />,
  <Route key="updates" path="/updates" element={<AdminArea of={UpdatesPage} />} />,
  <Route key="new-student" path="/addStudent/:add" element={<Navigate to="/students/create" replace />} />,
];
