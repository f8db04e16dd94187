import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { useFamily } from '../family/family-context';
import { sheets } from './sheets';

const CalendarPage = lazy(() => import('../features/calendar/calendar-page'));
const AddLessonPage = lazy(() => import('../features/add-lesson/add-lesson-page'));
const NotesPage = lazy(() => import('../features/notes/notes-page'));
const AddNoteSheet = lazy(() => import('../features/notes/add-note-sheet'));
const PicturesSheet = lazy(() => import('../features/student-details/pictures-sheet'));
const EmergencySheet = lazy(() => import('../features/student-details/emergency-sheet'));
const StudentDetailsPage = lazy(() => import('../features/student-details/student-details-page'));
const WaiversPage = lazy(() => import('../features/waivers/waivers-page'));
const SignWaiverPage = lazy(() => import('../features/waivers/sign-waiver-page'));
const WaiverSheet = lazy(() => import('../features/waivers/waiver-sheet'));
const RegistrationPage = lazy(() => import('../features/registration/registration-page'));
const RegisterSheet = lazy(() => import('../features/registration/register-sheet'));
const WaitSheet = lazy(() => import('../features/registration/wait-sheet'));
const LeaveSheet = lazy(() => import('../features/registration/leave-sheet'));
const DoneByTheBarn = lazy(() => import('../features/buying/done-by-the-barn'));
const ConfirmPaymentPage = lazy(() => import('../features/buying/confirm-payment-page'));
const MoneyRoutes = lazy(() => import('./money-routes'));
const StatementPage = lazy(() => import('../features/money/statement-page'));
const VoucherPage = lazy(() => import('../features/vouchers/voucher-page'));
const HistoryPage = lazy(() => import('../features/history/history-page'));
const NotFound = lazy(() => import('./not-found'));

const byHand = <DoneByTheBarn kind="payment" />;

/** What has an address of its own besides the one below the account, where it opens. R209 */
const BelowAccount = () => {
  const { base } = useFamily();
  const { pathname } = useLocation();
  return <Navigate replace to={pathname.replace(base, `${base}/account`)} />;
};

/**
 * A family's pages that are opened now and then: home is drawn without knowing them. Its notes are about its rider, whoever an address
 * names; a rider's details are the barn's to change, as their page says. G11
 */
const FurtherRoutes = () => (
  <Routes>
    <Route path="calendarview" element={<CalendarPage />} />
    <Route path="add/:add" element={<AddLessonPage />} />
    <Route path="confirmPayment/:paymentId" element={<ConfirmPaymentPage />} />
    <Route path="history" element={<HistoryPage />}>
      {sheets('history')}
    </Route>
    <Route path="invoices/*" element={<MoneyRoutes kind="invoices" />} />
    <Route path="payments/*" element={<MoneyRoutes kind="payments" />} />
    <Route path="statement" element={<StatementPage />} />
    <Route path="voucher" element={<VoucherPage />} />
    <Route element={<StudentDetailsPage />}>
      <Route path="details" element={null} />
      <Route path="details/edit" element={null} />
      <Route path="details/emergency" element={<EmergencySheet />} />
      <Route path="details/pictures" element={<PicturesSheet />} />
    </Route>
    <Route element={<NotesPage />}>
      <Route path="notes" element={null} />
      <Route path="addNote/:isPublic/:who" element={<AddNoteSheet />} />
    </Route>
    <Route path="waivers/sign/:templateId" element={<SignWaiverPage />} />
    <Route path="waivers" element={<WaiversPage />}>
      <Route path=":waiverId" element={<WaiverSheet />} />
    </Route>
    <Route path="registration" element={<RegistrationPage />}>
      <Route path=":sessionId" element={<RegisterSheet />} />
      <Route path=":sessionId/wait" element={<WaitSheet />} />
      <Route path=":sessionId/leave/:studentId" element={<LeaveSheet />} />
    </Route>
    <Route path="contact" element={<BelowAccount />} />
    <Route path="editMemberName/:person" element={<BelowAccount />} />
    <Route path="addMemberName" element={<BelowAccount />} />
    <Route path="manual" element={byHand} />
    <Route path=":page/manual" element={byHand} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);

export default FurtherRoutes;
